import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Says what a complete cache was made for; empty while a build runs. Hosts keep it with the cache. */
export const CACHE_MARKER = ".cache/made-for.json";

/** Formats the marker of a cache in this folder and for a path prefix. */
export const formatCacheMarker = (pathPrefix: string) =>
  JSON.stringify({ root: process.cwd(), pathPrefix });

/** Whether the cache is complete, of this folder and for a path prefix, and its output is there. */
export const isCacheRight = (pathPrefix: string) =>
  existsSync(CACHE_MARKER) &&
  readFileSync(CACHE_MARKER, "utf8") === formatCacheMarker(pathPrefix) &&
  existsSync("public") &&
  readdirSync("public").length > 0;
