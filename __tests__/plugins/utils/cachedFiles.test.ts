import fs from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { writeCachedFiles } from "../../../plugins/utils/cachedFiles";
import { tempFolder } from "../../tempFolder";

const place = tempFolder();
const write = (inputs: Record<string, string>) =>
  writeCachedFiles(
    Object.entries(inputs).map(([name, input]) => ({
      name,
      input: [input],
      create: async () => Buffer.from(`file of ${input}`),
    })),
    place("public"),
    place("cache"),
  );
const list = (name: string) => readdir(place(name));
const read = (name: string) => readFile(place("public", name), "utf8");

beforeEach(() => write({ "1.pdf": "a", "2.pdf": "b" }));

it("creates nothing again that has not changed, also where the target was removed", async () => {
  await rm(place("public"), { recursive: true });
  expect(await write({ "1.pdf": "a", "2.pdf": "b" })).toEqual([]);
  expect(await read("2.pdf")).toBe("file of b");
});

it("creates again what has other input", async () => {
  expect(await write({ "1.pdf": "a", "2.pdf": "c" })).toEqual(["2.pdf"]);
  expect(await read("2.pdf")).toBe("file of c");
  expect(await list("cache")).toHaveLength(2);
});

it("creates all again where the code or the fonts that draw them have changed", async () => {
  const { readFileSync } = fs;
  jest.spyOn(fs, "readFileSync").mockImplementation((file, options) => {
    return String(file).endsWith("tokens.ts") ? Buffer.from("") : readFileSync(file, options);
  });
  expect((await write({ "1.pdf": "a", "2.pdf": "b" })).sort()).toEqual(["1.pdf", "2.pdf"]);
});

it("ignores half a file that a stopped build has left", async () => {
  const [first = ""] = await list("cache");
  await rm(place("cache", first));
  await writeFile(place("cache", `${first}.part`), "half");
  expect(await write({ "1.pdf": "a", "2.pdf": "b" })).toHaveLength(1);
  expect((await list("cache")).every((name) => name.endsWith(".pdf"))).toBe(true);
});

it("writes into folders, and removes files and folders that are no longer wanted", async () => {
  await write({ "a/1.pdf": "a" });
  expect(await read("a/1.pdf")).toBe("file of a");
  expect(await list("public")).toEqual(["a"]);
  expect(await list("cache")).toHaveLength(1);
  await write({ "b/1.pdf": "a" });
  expect(await list("public")).toEqual(["b"]);
});

it("creates files of equal input side by side", async () => {
  expect((await write({ "3.pdf": "c", "4.pdf": "c" })).sort()).toEqual(["3.pdf", "4.pdf"]);
  expect([await read("3.pdf"), await read("4.pdf")]).toEqual(["file of c", "file of c"]);
});
