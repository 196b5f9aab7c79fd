/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../plugins/gatsby-adapter-static/compress";

let folder: string;
const read = (name: string) => readFile(path.join(folder, name));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "public-"));
  await writeFile(path.join(folder, "index.html"), "<p>hola</p>".repeat(50));
  await writeFile(path.join(folder, "photo.jpg"), "jpeg");
  // A folder of page data has the name of a page.
  await mkdir(path.join(folder, "404.html"));
  await mkdir(path.join(folder, "_gatsby"));
  await writeFile(path.join(folder, "_gatsby/slice.html"), "slice");
  await compressFiles(folder);
});

afterEach(() => rm(folder, { recursive: true }));

it("writes a Brotli and a gzip version of text files only", async () => {
  const text = (await read("index.html")).toString();
  expect(brotliDecompressSync(await read("index.html.br")).toString()).toBe(text);
  expect(gunzipSync(await read("index.html.gz")).toString()).toBe(text);
  const others = (await readdir(folder, { recursive: true })).filter((name) =>
    /(br|gz)$/.test(name),
  );
  expect(others.sort()).toEqual(["index.html.br", "index.html.gz"]);
});

it("keeps versions of files that have not changed", async () => {
  const before = await stat(path.join(folder, "index.html.br"));
  await compressFiles(folder);
  expect((await stat(path.join(folder, "index.html.br"))).mtimeMs).toBe(before.mtimeMs);
});

it("renews versions of changed files, also spoilt ones, and removes those of files that are gone or are half-written", async () => {
  await writeFile(path.join(folder, "index.html"), "adiós");
  await writeFile(path.join(folder, "index.html.gz"), "spoilt");
  await writeFile(path.join(folder, "gone.js.br"), "old");
  await writeFile(path.join(folder, "gone.js.gz.part"), "half");
  await compressFiles(folder);
  expect(brotliDecompressSync(await read("index.html.br")).toString()).toBe("adiós");
  expect(gunzipSync(await read("index.html.gz")).toString()).toBe("adiós");
  const files = await readdir(folder);
  expect(files).not.toContain("gone.js.br");
  expect(files).not.toContain("gone.js.gz.part");
});
