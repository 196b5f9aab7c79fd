import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { onPostBuild } from "../../../plugins/gatsby-plugin-content-editor/gatsby-node";
import { publishEditor } from "../../../plugins/gatsby-plugin-content-editor/publish";
import { tempFolder } from "../../tempFolder";

const BACKEND = '{"name":"github","repo":"firma/sitio"}';

describe("publishEditor", () => {
  const place = tempFolder();
  beforeEach(async () => {
    const decap = place("editor/node_modules/decap-cms/dist");
    await mkdir(decap, { recursive: true });
    await writeFile(path.join(decap, "decap-cms.js"), "decap");
    for (const name of ["editor/index.html", "editor/package.json"]) await cp(name, place(name));
  });

  it("publishes the editor and its configuration under the path prefix", async () => {
    await publishEditor(place(), BACKEND, "/web");
    const read = (name: string) => readFile(place("public/admin", name), "utf8");
    const addresses = [...(await read("index.html")).matchAll(/"([^"]*\/admin\/[^"]*)"/g)];
    expect(addresses.map(([, address]) => address)).toEqual([
      expect.stringMatching(/^\/web\/admin\/decap-cms\.js\?v=[0-9a-f]{20}$/),
      expect.stringMatching(/^\/web\/admin\/page\.js\?v=[0-9a-f]{20}$/),
      "/web/admin/config.json",
    ]);
    expect(await read("decap-cms.js")).toBe("decap");
    expect(await read("page.js")).toContain("registerWidget");
    expect(JSON.parse(await read("config.json"))).toMatchObject({
      backend: { name: "github", repo: "firma/sitio" },
      collections: expect.arrayContaining([expect.objectContaining({ name: "projects" })]),
    });
  });

  it.each([undefined, ""])("removes an earlier editor if the backend is %p", async (backend) => {
    await publishEditor(place(), BACKEND, "");
    jest.spyOn(process, "cwd").mockReturnValue(place());
    jest.replaceProperty(process, "env", { SITE_EDITOR_BACKEND: backend });
    await onPostBuild?.({ pathPrefix: "" } as never, { plugins: [] }, () => {});
    expect(existsSync(place("public/admin"))).toBe(false);
  });

  it.each(["github", "{}", "null", "["])("rejects %s as a backend", async (backend) => {
    await expect(publishEditor(place(), backend, "")).rejects.toThrow(
      /^SITE_EDITOR_BACKEND: se esperaba/,
    );
  });
});
