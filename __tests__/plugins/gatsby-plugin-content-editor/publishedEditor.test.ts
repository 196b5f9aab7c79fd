import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { onPostBuild } from "../../../plugins/gatsby-plugin-content-editor/gatsby-node";
import { publishEditor } from "../../../plugins/gatsby-plugin-content-editor/publishedEditor";
import { tempFolder } from "../../tempFolder";

const BACKEND = '{"name":"github","repo":"firma/sitio"}';

const place = tempFolder();

beforeEach(async () => {
  const decap = place("editor/node_modules/decap-cms/dist");
  await mkdir(decap, { recursive: true });
  await writeFile(path.join(decap, "decap-cms.js"), "decap");
  for (const name of ["editor/index.html", "editor/package.json"]) await cp(name, place(name));
});

it("publishes the form and its configuration", async () => {
  await publishEditor(place(), BACKEND);
  const read = (name: string) => readFile(place("public/admin", name), "utf8");
  const scripts = [...(await read("index.html")).matchAll(/src="([^"]*)"/g)];
  // Relative, so that they are found under a path prefix too.
  expect(scripts.map(([, address]) => address)).toEqual([
    expect.stringMatching(/^decap-cms\.js\?v=[0-9a-f]{20}$/),
    expect.stringMatching(/^page\.js\?v=[0-9a-f]{20}$/),
  ]);
  expect(await read("decap-cms.js")).toBe("decap");
  expect(await read("page.js")).toContain("registerCustomFormat");
  expect(JSON.parse(await read("config.json"))).toMatchObject({
    backend: { name: "github", repo: "firma/sitio" },
    collections: expect.arrayContaining([expect.objectContaining({ name: "projects" })]),
  });
});

it("says how to install Decap where it is missing", async () => {
  await rm(place("editor/node_modules"), { recursive: true });
  await expect(publishEditor(place(), BACKEND)).rejects.toThrow("npm ci --prefix editor");
});

it.each([undefined, ""])("removes an earlier form if the backend is %p", async (backend) => {
  await publishEditor(place(), BACKEND);
  jest.spyOn(process, "cwd").mockReturnValue(place());
  jest.replaceProperty(process, "env", { SITE_EDITOR_BACKEND: backend });
  await onPostBuild?.({} as never, { plugins: [] }, () => {});
  expect(existsSync(place("public/admin"))).toBe(false);
});

it.each(["github", "{}", "null", "["])("rejects %s as a backend", async (backend) => {
  await expect(publishEditor(place(), backend)).rejects.toThrow(
    /^SITE_EDITOR_BACKEND: se esperaba/,
  );
});
