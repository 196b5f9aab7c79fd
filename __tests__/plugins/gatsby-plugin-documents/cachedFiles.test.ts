import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import {
  createCachedFile,
  writeCachedFiles,
} from "../../../plugins/gatsby-plugin-documents/cachedFiles";
import { tempFolder } from "../../tempFolder";

const place = tempFolder();

/** Writes files by name, and tells which of them were created. */
async function write(inputs: Record<string, string>): Promise<string[]> {
  const created: string[] = [];
  const files = Object.entries(inputs).map(([name, input]) =>
    createCachedFile(place("public", name), [input], async ([words]) => {
      created.push(name);
      return Buffer.from(`file of ${words}`);
    }),
  );
  await writeCachedFiles(files, { directory: place("cache") });
  return created.sort();
}
const read = (name: string) => readFile(place("public", name), "utf8");

beforeEach(() => mkdir(place("cache")));
beforeEach(() => write({ "1.pdf": "a", "2.pdf": "b" }));

it("recreates only files whose input has changed, even if the target was removed", async () => {
  await rm(place("public"), { recursive: true });
  expect(await write({ "1.pdf": "a", "2.pdf": "b" })).toEqual([]);
  expect(await read("2.pdf")).toBe("file of b");
  expect(await write({ "1.pdf": "a", "2.pdf": "c" })).toEqual(["2.pdf"]);
  expect(await read("2.pdf")).toBe("file of c");
});

it("writes into folders", async () => {
  await write({ "a/1.pdf": "a" });
  expect(await read("a/1.pdf")).toBe("file of a");
});

it("creates files of equal input, each whole", async () => {
  await write({ "3.pdf": "c", "4.pdf": "c" });
  expect([await read("3.pdf"), await read("4.pdf")]).toEqual(["file of c", "file of c"]);
});

it("keeps no files of earlier inputs, and what others keep there", async () => {
  await writeFile(place("cache", "other"), "");
  expect(await readdir(place("cache"))).toHaveLength(3);
  await write({ "1.pdf": "a" });
  expect(await readdir(place("cache"))).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), "other"]);
});
