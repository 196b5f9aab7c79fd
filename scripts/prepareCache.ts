import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * The folder and path prefix that a complete cache was made for, missing while a build runs. In
 * `.cache`, which hosts and Docker keep together with `public`.
 */
const RECORD = ".cache/site.json";

const createRecord = (pathPrefix: string) => JSON.stringify({ root: process.cwd(), pathPrefix });

/** Records that the cache is complete. */
export function recordCache(pathPrefix: string): void {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(RECORD, createRecord(pathPrefix));
}

/**
 * Removes cache and output, as `gatsby clean` does, where they would give wrong pages or none: of
 * another place or path, or left half-written, perhaps with pages of content that is gone.
 */
export function prepareCache(pathPrefix: string): void {
  const recorded = existsSync(RECORD) && readFileSync(RECORD, "utf8");
  // Where the folder is gone too, Gatsby itself begins anew.
  const isEmpty = existsSync("public") && getFiles("public").length === 0;
  if (getFiles(".cache").length > 0 && (isEmpty || recorded !== createRecord(pathPrefix))) {
    const reason = isEmpty
      ? "there are no pages of the last build"
      : recorded
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
