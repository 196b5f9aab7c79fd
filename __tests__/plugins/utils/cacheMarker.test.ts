/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { onPreBootstrap, onPreBuild } from "../../../gatsby-node";
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

it("a cache is incomplete from a build's first step after bootstrap until its adapter", async () => {
  bootstrap("development");
  expect(isCacheRight("")).toBe(true);
  // The content may be wrong, or a query.
  bootstrap("production");
  expect(isCacheRight("")).toBe(true);
  (onPreBuild as () => void)();
  expect(isCacheRight("")).toBe(false);
  const { adapt } = createAdapter({ url: "https://firma.example/web" });
  await (adapt as (context: object) => Promise<void>)({ routesManifest: [], pathPrefix: "/web" });
  expect(isCacheRight("/web")).toBe(true);
  expect(isCacheRight("")).toBe(false);
});
