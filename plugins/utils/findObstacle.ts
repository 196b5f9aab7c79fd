import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { readSiteSettings } from "../gatsby-plugin-content/settings/readSiteSettings";
import { CACHE_MARKER, isCacheRight } from "./completeCacheMarker";

/**
 * Finds what would make wrong pages, if Gatsby was started other than by the scripts of package.json.
 * @returns what is wrong and what to do about it, in one line
 */
export function findObstacle({ basePath }: Pick<NodePluginArgs, "basePath">): string | undefined {
  const isBuild = process.env.gatsby_executing_command === "build";
  // Some machines preset it, and Gatsby would keep it.
  if (!isBuild && process.env.NODE_ENV === "production")
    return "NODE_ENV is production: unset it for the development server.";
  const patch = findUnappliedPatch();
  if (patch) return `node_modules lacks patches/${patch}: run npx patch-package.`;
  const pathPrefix = isBuild ? readSiteSettings(process.cwd()).pathPrefix : "";
  if (basePath !== pathPrefix)
    return `The site is at ${pathPrefix}: run npm run build, or gatsby build --prefix-paths.`;
  // A new cache has no marker yet.
  if (existsSync(CACHE_MARKER) && !isCacheRight(pathPrefix))
    return "The cache is incomplete, or of another folder or path: run npx gatsby clean.";
  return undefined;
}

/** Finds a patch of which a file lacks an added line; packages in a parent folder are not ours. */
function findUnappliedPatch(): string | undefined {
  return readdirSync("patches").find((patch) => {
    const [, ...parts] = readFileSync(path.join("patches", patch), "utf8").split(/^diff /m);
    return parts.some((part) => {
      const [, file = ""] = /^\+\+\+ b\/(.*)$/m.exec(part) ?? [];
      if (!existsSync(file)) return false;
      const lines = new Set(readFileSync(file, "utf8").split("\n"));
      const added = part.match(/^\+(?!\+\+ ).*$/gm) ?? [];
      return added.some((line) => !lines.has(line.slice(1)));
    });
  });
}
