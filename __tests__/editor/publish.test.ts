/** @jest-environment node */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { publishEditor } from "../../src/editor/publish";

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

  it("puts the editor and its settings into the built site", async () => {
    await publishEditor(root, '{"name":"github","repo":"firma/sitio"}');
    const read = (name: string) => readFile(path.join(root, "public/admin", name), "utf8");
    expect(await read("index.html")).toMatch(/"\/admin\/decap-cms\.js\?v=[0-9a-f]{20}"/);
    expect(await read("decap-cms.js")).toBe("decap");
    expect(JSON.parse(await read("config.json"))).toMatchObject({
      backend: { name: "github", repo: "firma/sitio" },
      collections: expect.arrayContaining([expect.objectContaining({ name: "projects" })]),
    });
  });

  it.each(["github", "{}", "null", "["])("takes %s for no setting", async (backend) => {
    await expect(publishEditor(root, backend)).rejects.toThrow(/^SITE_EDITOR_BACKEND: se esperaba/);
  });
});
