import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** A file that can be made. */
export interface Makable {
  /** Its name, with the extension. */
  name: string;
  /** A hash of all that it depends on. */
  key: string;
  make: () => Promise<Buffer>;
}

/** File names, sorted by whether the files had to be made. */
export interface Written {
  made: string[];
  kept: string[];
}

/**
 * Writes files into a folder, making only those that have changed since the last
 * build, and removes all others from it.
 * @param files what the folder is to hold; asked for one after another, so that only one
 * of them is in memory
 * @param target absolute folder
 * @param cacheDir absolute folder, kept between builds, for what need not be made again
 * @throws what `make` throws
 */
export async function writeKept(
  files: AsyncIterable<Makable>,
  target: string,
  cacheDir: string,
): Promise<Written> {
  await Promise.all([target, cacheDir].map((folder) => mkdir(folder, { recursive: true })));
  const present = new Set(await readdir(cacheDir));
  const written: Written = { made: [], kept: [] };
  const keys = new Set<string>();
  for await (const { name, key, make } of files) {
    const cached = `${key}${path.extname(name)}`;
    const there = present.has(cached);
    if (!there) await writeWhole(path.join(cacheDir, cached), await make());
    await copyFile(path.join(cacheDir, cached), path.join(target, name));
    written[there ? "kept" : "made"].push(name);
    keys.add(cached);
  }
  await removeOthers(cacheDir, keys);
  await removeOthers(target, new Set([...written.made, ...written.kept]));
  return written;
}

/** Under another name first, so that a build that is cut short leaves no half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !names.has(name));
  await Promise.all(others.map((name) => rm(path.join(folder, name))));
}
