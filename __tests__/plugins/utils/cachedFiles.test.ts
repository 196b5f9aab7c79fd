import fs from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeCachedFiles } from "../../../plugins/utils/cachedFiles";
import { tempFolder } from "../../tempFolder";

const place = tempFolder();
const cache = new Map();

/** Writes files by name, and tells which of them were created. */
async function write(inputs: Record<string, string>): Promise<string[]> {
  const created: string[] = [];
  const files = Object.entries(inputs).map(([name, input]) => ({
    name,
    input: [input],
    create: async () => {
      created.push(name);
      return Buffer.from(`file of ${input}`);
    },
  }));
  await writeCachedFiles(files, place("public"), {
    get: async (key) => cache.get(key),
    set: async (key, value) => cache.set(key, value),
  });
  return created.sort();
}
const read = (name: string) => readFile(place("public", name), "utf8");

beforeEach(() => cache.clear());
beforeEach(() => write({ "1.pdf": "a", "2.pdf": "b" }));

it("recreates only files whose input has changed, even if the target was removed", async () => {
  await rm(place("public"), { recursive: true });
  expect(await write({ "1.pdf": "a", "2.pdf": "b" })).toEqual([]);
  expect(await read("2.pdf")).toBe("file of b");
  expect(await write({ "1.pdf": "a", "2.pdf": "c" })).toEqual(["2.pdf"]);
  expect(await read("2.pdf")).toBe("file of c");
});

it.each(["src/styles/tokens.ts", "src/components/listing/energyArrows.ts"])(
  "recreates all files after a change of %s, which they are drawn with",
  async (changed) => {
    const { readFileSync } = fs;
    jest.spyOn(fs, "readFileSync").mockImplementation((file, options) => {
      return file === path.normalize(changed) ? Buffer.from("") : readFileSync(file, options);
    });
    expect(await write({ "1.pdf": "a", "2.pdf": "b" })).toEqual(["1.pdf", "2.pdf"]);
  },
);

it("writes into folders", async () => {
  await write({ "a/1.pdf": "a" });
  expect(await read("a/1.pdf")).toBe("file of a");
});

it("creates files of equal input separately", async () => {
  expect(await write({ "3.pdf": "c", "4.pdf": "c" })).toEqual(["3.pdf", "4.pdf"]);
  expect([await read("3.pdf"), await read("4.pdf")]).toEqual(["file of c", "file of c"]);
});
