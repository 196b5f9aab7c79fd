/** @jest-environment node */
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createPages, onPreInit } from "../gatsby-node";
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

describe("createPages", () => {
  const nodes = (path: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const jsonId = String(index + 1);
      return { jsonId, path: `/${path}/${jsonId}/` };
    });

  /** Creates the pages of some content, and lists their paths, templates and contexts. */
  async function create(projects: number, isBroken = false) {
    const content = {
      allProject: { nodes: nodes("proyecto", projects) },
      allUnit: { nodes: [{ id: "casa", path: "/proyecto/1/2-f/" }] },
      allRental: { nodes: nodes("alquiler", 1) },
      allService: { nodes: nodes("servicios", 1) },
      allLegalPage: { nodes: nodes("legal", 1) },
    };
    const createPage = jest.fn();
    const panicOnBuild = jest.fn();
    const graphql = async () => (isBroken ? { errors: ["broken"] } : { data: content });
    await createPages?.(
      { graphql, actions: { createPage }, reporter: { panicOnBuild } } as never,
      { plugins: [] },
      () => {},
    );
    const pages = createPage.mock.calls.map(([{ path: address, component, context }]) => [
      address,
      path.relative(process.cwd(), component),
      context,
    ]);
    return { pages, panicOnBuild };
  }

  it("makes a page of each entry with the template of its kind, and those of lists", async () => {
    const { pages } = await create(2);
    expect(pages).toEqual([
      ["/proyecto/1/", "src/templates/Project.tsx", { jsonId: "1" }],
      ["/proyecto/2/", "src/templates/Project.tsx", { jsonId: "2" }],
      ["/proyecto/1/2-f/", "src/templates/Unit.tsx", { id: "casa" }],
      ["/alquiler/1/", "src/templates/Rental.tsx", { jsonId: "1" }],
      ["/servicios/1/", "src/templates/Service.tsx", { jsonId: "1" }],
      ["/legal/1/", "src/templates/Legal.tsx", { jsonId: "1" }],
      ["/proyectos/", "src/templates/ProjectList.tsx", { skip: 0, limit: 48, page: 1, pages: 1 }],
      ["/alquiler/", "src/templates/RentalList.tsx", { skip: 0, limit: 48, page: 1, pages: 1 }],
    ]);
  });

  it("divides a long list into pages", async () => {
    const { pages } = await create(49);
    expect(pages.filter(([address]) => address.startsWith("/proyectos/"))).toEqual([
      ["/proyectos/", "src/templates/ProjectList.tsx", { skip: 0, limit: 48, page: 1, pages: 2 }],
      [
        "/proyectos/pagina/2/",
        "src/templates/ProjectList.tsx",
        { skip: 48, limit: 48, page: 2, pages: 2 },
      ],
    ]);
  });

  it("ends the build if the query fails", async () => {
    const { pages, panicOnBuild } = await create(1, true);
    expect(pages).toEqual([]);
    expect(panicOnBuild).toHaveBeenCalledWith("The query Pages has failed.", ["broken"]);
  });
});
