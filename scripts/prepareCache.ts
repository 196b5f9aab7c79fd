import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * The folder and path prefix that a complete cache was made for, missing while a build runs.
 * Not in `.cache`, which Gatsby empties after a change of its plugins.
 */
const RECORD = "node_modules/.cache/site.json";

const createRecord = (pathPrefix: string) => JSON.stringify({ root: process.cwd(), pathPrefix });

/** Records that the cache is complete. */
export function recordCache(pathPrefix: string): void {
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, createRecord(pathPrefix));
}

/**
 * Removes cache and output, as `gatsby clean` does, where they would give wrong pages: of another
 * place or path, or left half-written, perhaps with pages of content that is gone.
 */
export function prepareCache(pathPrefix: string): void {
  const recorded = existsSync(RECORD) && readFileSync(RECORD, "utf8");
  if (getFiles(".cache").length > 0 && recorded !== createRecord(pathPrefix)) {
    const reason = recorded
      ? "the cache was made in another folder or for another path"
      : "there is no record that the last build ended";
    console.log(`Building everything anew: ${reason}.`);
    // Not the folders themselves: Docker may have mounted them.
    for (const file of [".cache", "public"].flatMap(getFiles)) rmSync(file, { recursive: true });
  }
  rmSync(RECORD, { force: true });
}

const getFiles = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
