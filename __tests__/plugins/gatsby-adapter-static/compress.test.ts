import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../plugins/gatsby-adapter-static/compress";
import { tempFolder } from "../../tempFolder";

const place = tempFolder();
const read = (name: string) => readFile(place(name));

beforeEach(async () => {
  await writeFile(place("index.html"), "<p>hola</p>".repeat(50));
  await writeFile(place("photo.jpg"), "jpeg");
  // A folder of page data is named like a page.
  await mkdir(place("404.html"));
  await mkdir(place("_gatsby"));
  await writeFile(place("_gatsby/slice.html"), "slice");
  await compressFiles(place());
});

it("compresses only text files, with Brotli and gzip, and only if they have changed", async () => {
  const text = (await read("index.html")).toString();
  expect(brotliDecompressSync(await read("index.html.br")).toString()).toBe(text);
  expect(gunzipSync(await read("index.html.gz")).toString()).toBe(text);
  const others = (await readdir(place(), { recursive: true })).filter((name) =>
    /(br|gz)$/.test(name),
  );
  expect(others.sort()).toEqual(["index.html.br", "index.html.gz"]);
  const before = await stat(place("index.html.br"));
  await compressFiles(place());
  expect((await stat(place("index.html.br"))).mtimeMs).toBe(before.mtimeMs);
});

it("renews outdated or corrupt versions", async () => {
  await writeFile(place("index.html"), "adiós");
  await writeFile(place("index.html.gz"), "spoilt");
  await compressFiles(place());
  expect(brotliDecompressSync(await read("index.html.br")).toString()).toBe("adiós");
  expect(gunzipSync(await read("index.html.gz")).toString()).toBe("adiós");
});
