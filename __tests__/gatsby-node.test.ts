/** @jest-environment node */
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { onPreInit } from "../gatsby-node";
import { CACHE_MARKER, formatCacheMarker } from "../plugins/utils/completeCacheMarker";
import { tempFolder } from "./tempFolder";

const place = tempFolder();
const project = process.cwd();

const PATCH = `diff --git a/node_modules/site-builder/index.js b/node_modules/site-builder/index.js
index 5788191..aea57e6 100644
--- a/node_modules/site-builder/index.js
+++ b/node_modules/site-builder/index.js
@@ -1,3 +1,4 @@
 const a = 1;
-module.exports = a;
+const b = 2;
+module.exports = a + b;
`;

beforeEach(() => {
  process.chdir(place());
  for (const folder of ["patches", "node_modules/site-builder", ".cache", "data/site", "public/a"])
    mkdirSync(folder, { recursive: true });
  writeFileSync("patches/site-builder+1.0.0.patch", PATCH);
  const patched = "const a = 1;\nconst b = 2;\nmodule.exports = a + b;\n";
  writeFileSync("node_modules/site-builder/index.js", patched);
  jest.replaceProperty(process.env, "NODE_ENV", "production");
  process.env.gatsby_executing_command = "build";
});
afterEach(() => {
  process.chdir(project);
  delete process.env.gatsby_executing_command;
  delete process.env.SITE_URL;
});

/** Starts Gatsby; gets the line with which it ends. */
function start(basePath = ""): string | undefined {
  const panic = jest.fn();
  const hook = onPreInit as (args: object) => void;
  hook({ basePath, reporter: { panic } });
  expect(panic.mock.calls.length).toBeLessThan(2);
  return panic.mock.lastCall?.[0];
}

it("starts if everything holds", () => {
  expect(start()).toBeUndefined();
  writeFileSync(CACHE_MARKER, formatCacheMarker(""));
  expect(start()).toBeUndefined();
});

it("does not start with a package that lacks its patch", () => {
  const original = "const a = 1;\nmodule.exports = a;\n";
  writeFileSync("node_modules/site-builder/index.js", original);
  expect(start()).toBe(
    "node_modules lacks patches/site-builder+1.0.0.patch: run npx patch-package.",
  );
});

it.each([
  ["that was interrupted", () => ""],
  ["in another folder", () => JSON.stringify({ root: "/nowhere", pathPrefix: "" })],
  ["for another path", () => JSON.stringify({ root: realpathSync("."), pathPrefix: "/web" })],
])("does not start with the cache of a build %s", (_, marker) => {
  writeFileSync(CACHE_MARKER, marker());
  expect(start()).toMatch(/^The cache is .*: run npx gatsby clean\.$/);
});

it("does not build a site under a path without its prefix", () => {
  process.env.SITE_URL = "https://firma.example/web";
  expect(start()).toMatch(/^The site is at \/web: .* gatsby build --prefix-paths\.$/);
  expect(start("/web")).toBeUndefined();
  process.env.gatsby_executing_command = "develop";
  jest.replaceProperty(process.env, "NODE_ENV", "development");
  expect(start()).toBeUndefined();
});

it("does not start the develop server with a preset NODE_ENV", () => {
  process.env.gatsby_executing_command = "develop";
  expect(start()).toMatch(/^NODE_ENV is production: unset it/);
});
