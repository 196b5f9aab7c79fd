import { createHash } from "node:crypto";
import { open, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import path from "node:path";

/**
 * Finds the files of a folder, however deep.
 * @param folder its path
 * @returns their paths in the folder, in order
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.map(async (entry) =>
    (await stat(path.join(folder, entry))).isFile() ? [entry] : [],
  );
  return (await Promise.all(files)).flat().sort();
}

/**
 * What files are called and hold, in twelve hex digits.
 * @param folder its path
 * @param files of the folder, in order
 */
export async function hashOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = await readFile(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, 12);
}

/**
 * Waits until the files of a folder are on the disk: after a loss of power, a
 * link must not lead to nothing.
 * @param folder its path
 */
export async function settle(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) await sync(path.join(folder, file));
  await sync(folder);
}

/**
 * Makes a symbolic link, or replaces it in one step: there is no moment without it.
 * @param link its path
 * @param to where it leads, from its own folder
 */
export async function lead(link: string, to: string): Promise<void> {
  const next = `${link}.next`;
  await rm(next, { force: true });
  await symlink(to, next);
  await rename(next, link);
  await sync(path.dirname(link));
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync().finally(() => handle.close());
}
