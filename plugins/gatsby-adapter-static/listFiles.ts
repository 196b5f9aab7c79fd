import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Lists the files in a folder and those below it, symbolic links among them. It does not follow
 * these, unlike `readdir` with `recursive` in Node 26.
 * @throws if the folder is missing
 */
export async function listFiles(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries.map((entry) =>
    entry.isDirectory() ? listFiles(path.join(folder, entry.name)) : [entry],
  );
  return (await Promise.all(lists)).flat();
}
