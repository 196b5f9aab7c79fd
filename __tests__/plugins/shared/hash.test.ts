/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { makerKey } from "../../../plugins/shared/hash";

const project = process.cwd();

const files: Record<string, string> = {
  "package.json": JSON.stringify({ dependencies: { printer: "1.0.0", other: "1.0.0" } }),
  "plugins/shared/keep.ts": "export const keep = 1;\n",
  "plugins/shared/fonts/serif.ttf": "glyphs",
  "src/maker/make.ts":
    'import {\n  size,\n} from "../utils/size";\nimport { half } from "./half";\n',
  "src/maker/half.ts": "export const half = 0.5;\n",
  "src/utils/size.ts": 'import type { Unit } from "./unit";\nexport const size: Unit = 12;\n',
  // Each imports the other.
  "src/utils/unit.ts": 'import { size } from "./size";\nexport type Unit = typeof size;\n',
  "src/utils/unrelated.ts": "export const unrelated = 1;\n",
};

const write = async (name: string, text: string) => {
  await mkdir(path.dirname(name), { recursive: true });
  await writeFile(name, text);
};

describe("makerKey", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "maker-"));
    process.chdir(folder);
    for (const [name, text] of Object.entries(files)) await write(name, text);
  });
  afterEach(async () => {
    process.chdir(project);
    await rm(folder, { recursive: true });
  });

  const key = () => makerKey("src/maker", ["printer"]);

  it.each([
    "src/maker/half.ts",
    "plugins/shared/keep.ts",
    "plugins/shared/fonts/serif.ttf",
    "src/utils/size.ts",
    "src/utils/unit.ts",
  ])("is another one for a change of what the makers are or import: %s", async (name) => {
    const before = await key();
    await write(name, `${files[name]}\n`);
    expect(await key()).not.toBe(before);
  });

  it("is another one for another version of a library, of no other", async () => {
    const before = await key();
    await write("package.json", files["package.json"]?.replace("1.0.0", "1.0.1") ?? "");
    expect(await key()).not.toBe(before);
    await write("package.json", files["package.json"]?.replace(/1.0.0"}}/, '1.0.1"}}') ?? "");
    expect(await key()).toBe(before);
  });

  it("is the same one for a change of what they don't import", async () => {
    const before = await key();
    await write("src/utils/unrelated.ts", "");
    expect(await key()).toBe(before);
  });

  it("stops the build where an import is not found", async () => {
    await write("src/maker/make.ts", 'import { gone } from "./gone";\n');
    await expect(key()).rejects.toThrow("gone.ts");
  });
});

it.each(["plugins/gatsby-plugin-dossier", "plugins/gatsby-plugin-share-images"])(
  "finds all that %s imports",
  async (maker) => {
    expect(await makerKey(maker, [])).toMatch(/^[0-9a-f]{64}$/);
  },
);
