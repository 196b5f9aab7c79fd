/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { onCreateWebpackConfig, onPreBootstrap } from "../../../gatsby-node";
import { createAdapter } from "../../../plugins/gatsby-adapter-static/adapter";
import { isCacheRight } from "../../../plugins/utils/cacheMarker";
import { tempFolder } from "../../tempFolder";

const place = tempFolder();
const project = process.cwd();
beforeEach(() => {
  process.chdir(place());
  mkdirSync(".cache");
  mkdirSync("public");
  writeFileSync("public/index.html", "");
});
afterEach(() => process.chdir(project));

const bootstrap = (environment: string) => {
  jest.replaceProperty(process.env, "NODE_ENV", environment);
  (onPreBootstrap as () => void)();
};

const configure = (stage: string) =>
  (onCreateWebpackConfig as (context: object) => void)({ stage });

it("a cache is incomplete from a build's first page until its adapter", async () => {
  bootstrap("development");
  expect(isCacheRight("")).toBe(true);
  // The content may be wrong, a query or a script.
  bootstrap("production");
  configure("build-javascript");
  expect(isCacheRight("")).toBe(true);
  configure("build-html");
  expect(isCacheRight("")).toBe(false);
  const { adapt } = createAdapter({ url: "https://firma.example/web" });
  await (adapt as (context: object) => Promise<void>)({ routesManifest: [], pathPrefix: "/web" });
  expect(isCacheRight("/web")).toBe(true);
  expect(isCacheRight("")).toBe(false);
});
