import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { readSiteSettings } from "../plugins/gatsby-plugin-content/settings/readSiteSettings";
import { isCacheRight } from "../plugins/utils/cacheMarker";

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
  // Some machines preset it, and Gatsby would keep it.
  if (command === "develop" && process.env.NODE_ENV === "production")
    throw new Error("NODE_ENV is production: unset it for the development server.");
  const cached = existsSync(".cache") ? readdirSync(".cache") : [];
  const pathPrefix = command === "build" ? readSiteSettings(process.cwd()).pathPrefix : "";
  if (cached.length === 0 || isCacheRight(pathPrefix)) return;
  console.log("Building everything anew: the cache is incomplete, or of another folder or path.");
  // Only its contents, because Docker may have mounted the folder itself; what is published stays
  // until the adapter removes it, after a build that has succeeded.
  for (const name of cached) rmSync(path.join(".cache", name), { recursive: true });
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
