import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSiteSettings } from "../plugins/gatsby-plugin-content/siteSettings";

/** What a complete cache was made for; missing while a build runs. Hosts keep it with the cache. */
const RECORD = ".cache/complete.json";

const getFiles = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/**
 * `prebuild` and `predevelop`: removes a cache and its output that would give wrong pages, as it
 * was made in another folder, for another path prefix, or by a build that was interrupted.
 * `predevelop` and `postbuild` record what the cache is for.
 */
function main(command = ""): void {
  // Gatsby or webpack would take these characters for a pattern, a loader or a query.
  const [character] = /[([{!?*#%']/.exec(process.cwd()) ?? [];
  if (character) throw new Error(`Gatsby needs a folder without ${character} in its name.`);
  const pathPrefix = command === "predevelop" ? "" : readSiteSettings(process.cwd()).pathPrefix;
  const record = JSON.stringify({ root: process.cwd(), pathPrefix });
  if (command !== "postbuild") {
    const isRight = existsSync(RECORD) && readFileSync(RECORD, "utf8") === record;
    const isEmpty = existsSync("public") && getFiles("public").length === 0;
    // Only their contents, because Docker may have mounted the folders themselves.
    if (!isRight || isEmpty)
      for (const file of [".cache", "public"].flatMap(getFiles)) rmSync(file, { recursive: true });
    rmSync(RECORD, { force: true });
  }
  if (command === "prebuild") return;
  mkdirSync(".cache", { recursive: true });
  writeFileSync(RECORD, record);
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
