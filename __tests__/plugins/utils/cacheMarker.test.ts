/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { onPreBootstrap } from "../../../gatsby-node";
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

const begin = (environment: string) => {
  jest.replaceProperty(process.env, "NODE_ENV", environment);
  (onPreBootstrap as () => void)();
};

it("a cache counts as complete while developing, and once a build's adapter has run", async () => {
  begin("development");
  expect(isCacheRight("")).toBe(true);
  begin("production");
  expect(isCacheRight("")).toBe(false);
  const { adapt } = createAdapter({ url: "https://firma.example/web" });
  await (adapt as (context: object) => Promise<void>)({ routesManifest: [], pathPrefix: "/web" });
  expect(isCacheRight("/web")).toBe(true);
  expect(isCacheRight("")).toBe(false);
});
