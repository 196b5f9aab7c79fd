import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { inBatches } from "../../src/utils/inBatches";

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const FORMATS = [
  {
    ending: ".br",
    pack: (text: Buffer) =>
      brotliCompress(text, {
        params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
    unpack: promisify(zlib.brotliDecompress),
  },
  {
    ending: ".gz",
    pack: (text: Buffer) => gzip(text, { level: 9 }),
    unpack: promisify(zlib.gunzip),
  },
];

/**
 * Writes a Brotli and a gzip version beside every text file of a build. One that
 * is there and unpacks to its file is kept, whatever its age; one whose file has
 * gone is removed, since a server would go on serving it.
 * @param folder absolute path of `public`
 * @returns how many versions were written; none the second time
 */
export async function compress(folder: string): Promise<number> {
  // Parts of pages (_gatsby) are asked for by nobody.
  const entries = (await readdir(folder, { recursive: true })).filter(
    (entry) => !entry.startsWith("_"),
  );
  const files = new Set(entries);
  const orphans = entries.filter((entry) => {
    const { dir, name, ext } = path.parse(entry);
    return FORMATS.some(({ ending }) => ending === ext) && !files.has(path.join(dir, name));
  });
  await inBatches(orphans, (entry) => rm(path.join(folder, entry)));
  const sources = entries.filter((entry) => COMPRESSIBLE.test(entry));
  const written = await inBatches(sources, async (entry) => {
    const file = path.join(folder, entry);
    // A folder of page data is called 404.html too.
    return (await stat(file)).isFile() ? compressFile(file) : 0;
  });
  return written.reduce((sum, count) => sum + count, 0);
}

async function compressFile(file: string): Promise<number> {
  const text = await readFile(file);
  let written = 0;
  for (const { ending, pack, unpack } of FORMATS) {
    const target = file + ending;
    const unpacked = await readFile(target)
      .then(unpack)
      .catch(() => undefined);
    if (unpacked?.equals(text)) continue;
    // Named anew once it is whole: what is cut off half-way must not be served.
    await writeFile(`${target}.part`, await pack(text));
    await rename(`${target}.part`, target);
    written += 1;
  }
  return written;
}
