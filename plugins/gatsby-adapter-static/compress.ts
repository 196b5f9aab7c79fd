import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { mapInBatches } from "../utils/mapInBatches";
import { listFiles } from "./listFiles";

/** Files that get compressed versions: all texts. */
export const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/** A compressed version of such a file, unlike an archive such as "planos.tar.gz". */
export const COMPRESSED = new RegExp(COMPRESSIBLE.source.replace("$", "\\.(?:br|gz)$"));

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const FORMATS = [
  {
    extension: ".br",
    pack: (text: Buffer) =>
      brotliCompress(text, {
        params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
    unpack: promisify(zlib.brotliDecompress),
  },
  {
    extension: ".gz",
    pack: (text: Buffer) => gzip(text, { level: 9 }),
    unpack: promisify(zlib.gunzip),
  },
];

/** Compresses a file, unless its old version is up to date: checking is a hundred times faster. */
async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  for (const { extension, pack, unpack } of FORMATS) {
    const target = file + extension;
    const unpacked = await readFile(target)
      .then(unpack)
      .catch(() => undefined);
    if (unpacked?.equals(text)) continue;
    // Renamed once complete, so that a server never finds half a file.
    await writeFile(`${target}.part`, await pack(text));
    await rename(`${target}.part`, target);
  }
}

/**
 * Writes a Brotli and a gzip version beside every text file of a build.
 * @param folder absolute path of `public`
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await listFiles(folder))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // Files that begin with `_`, such as Gatsby's slices, are never requested.
    .filter((file) => !path.relative(folder, file).startsWith("_"));
  const sources = files.filter((file) => COMPRESSIBLE.test(file));
  await mapInBatches(sources, compressFile);
}
