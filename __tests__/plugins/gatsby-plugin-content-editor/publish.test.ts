/** @jest-environment node */
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPostBuild } from "../../../plugins/gatsby-plugin-content-editor/gatsby-node";
import { publishEditor } from "../../../plugins/gatsby-plugin-content-editor/publish";

const BACKEND = '{"name":"github","repo":"firma/sitio"}';

describe("publishEditor", () => {
  let root = "";
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "editor-"));
    const decap = path.join(root, "editor/node_modules/decap-cms/dist");
    await mkdir(decap, { recursive: true });
    await writeFile(path.join(decap, "decap-cms.js"), "decap");
    await cp("editor/index.html", path.join(root, "editor/index.html"));
    await cp("editor/package.json", path.join(root, "editor/package.json"));
  });
  afterEach(() => rm(root, { recursive: true }));

  it("publishes the editor and its configuration", async () => {
    await publishEditor(root, BACKEND, "");
    const read = (name: string) => readFile(path.join(root, "public/admin", name), "utf8");
    expect(await read("index.html")).toMatch(/"\/admin\/decap-cms\.js\?v=[0-9a-f]{20}"/);
    expect(await read("decap-cms.js")).toBe("decap");
    expect(await read("page.js")).toContain("registerWidget");
    expect(JSON.parse(await read("config.json"))).toMatchObject({
      backend: { name: "github", repo: "firma/sitio" },
      collections: expect.arrayContaining([expect.objectContaining({ name: "projects" })]),
    });
  });

  it("starts its addresses with the site's path", async () => {
    await publishEditor(root, BACKEND, "/web");
    const page = await readFile(path.join(root, "public/admin/index.html"), "utf8");
    const addresses = [...page.matchAll(/"([^"]*\/admin\/[^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      expect.stringMatching(/^\/web\/admin\/decap-cms\.js\?v=/),
      expect.stringMatching(/^\/web\/admin\/page\.js\?v=/),
      "/web/admin/config.json",
    ]);
  });

  it.each([undefined, ""])("removes an earlier editor where the backend is %p", async (backend) => {
    await publishEditor(root, BACKEND, "");
    const folder = jest.spyOn(process, "cwd").mockReturnValue(root);
    const env = jest.replaceProperty(process, "env", { SITE_EDITOR_BACKEND: backend });
    await onPostBuild?.({ pathPrefix: "" } as never, { plugins: [] }, () => {});
    folder.mockRestore();
    env.restore();
    expect(existsSync(path.join(root, "public/admin"))).toBe(false);
  });

  it.each(["github", "{}", "null", "["])("rejects %s as a backend", async (backend) => {
    await expect(publishEditor(root, backend, "")).rejects.toThrow(
      /^SITE_EDITOR_BACKEND: se esperaba/,
    );
  });
});
