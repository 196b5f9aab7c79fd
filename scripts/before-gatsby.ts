import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { readSiteSettings } from "../plugins/gatsby-plugin-content/readSiteSettings";
import { CACHE_MARKER, formatCacheMarker } from "../plugins/utils/completeCacheMarker";

const getFiles = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/**
 * Runs before `gatsby build` and `gatsby develop`: removes a cache that would give wrong pages or
 * none, as it was made in another folder, for another path prefix, or by a build that
 * was interrupted, or its output is gone.
 * @throws Error if Gatsby would fail, with what to do about it
 */
function main(command?: string): void {
  // Gatsby or webpack would take these characters for a pattern, a loader or a query.
  const [character] = /[([{!?*#%']/.exec(process.cwd()) ?? [];
  if (character) throw new Error(`Gatsby needs a folder without ${character} in its name.`);
  const isBuild = command === "build";
  // Some machines preset it, and Gatsby would keep it.
  if (!isBuild && process.env.NODE_ENV === "production")
    throw new Error("NODE_ENV is production: unset it for the development server.");
  const marker = formatCacheMarker(isBuild ? readSiteSettings(process.cwd()).pathPrefix : "");
  const isRight = existsSync(CACHE_MARKER) && readFileSync(CACHE_MARKER, "utf8") === marker;
  if (getFiles(".cache").length === 0 || (isRight && getFiles("public").length > 0)) return;
  console.log("Building everything anew: the cache is incomplete, or of another folder or path.");
  // Only its contents, because Docker may have mounted the folder itself; what is published stays
  // until the adapter removes it, after a build that has succeeded.
  for (const file of getFiles(".cache")) rmSync(file, { recursive: true });
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
