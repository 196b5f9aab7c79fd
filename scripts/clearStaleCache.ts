import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * The folder and path prefix of a complete cache; missing while a build runs. It is in `.cache`,
 * which hosts and Docker keep together with `public`.
 */
const RECORD = ".cache/complete.json";

const createRecord = (pathPrefix: string) => JSON.stringify({ root: process.cwd(), pathPrefix });

/** Records that the cache is complete. */
export function markCacheComplete(pathPrefix: string): void {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(RECORD, createRecord(pathPrefix));
}

/**
 * Clears cache and output, like `gatsby clean`, if they would produce wrong pages or none: made for
 * another folder or prefix, or incomplete, perhaps with pages of deleted content.
 */
export function clearStaleCache(pathPrefix: string): void {
  const recorded = existsSync(RECORD) && readFileSync(RECORD, "utf8");
  // If the folder is missing too, Gatsby itself starts afresh.
  const isEmpty = existsSync("public") && getFiles("public").length === 0;
  if (getFiles(".cache").length > 0 && (isEmpty || recorded !== createRecord(pathPrefix))) {
    const reason = isEmpty
      ? "there are no pages of the last build"
      : recorded
        ? "the cache was made in another folder or for another path"
        : "there is no record that the last build ended";
    console.log(`Building everything anew: ${reason}.`);
    // Only their contents, because Docker may have mounted the folders themselves.
    for (const file of [".cache", "public"].flatMap(getFiles)) rmSync(file, { recursive: true });
  }
  rmSync(RECORD, { force: true });
}

const getFiles = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
