import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Says what a complete cache was made for; empty while a build writes. Hosts keep it with the cache. */
export const CACHE_MARKER = ".cache/made-for.json";

/** Formats the marker of a cache in this folder and for a path prefix. */
const formatCacheMarker = (pathPrefix: string) =>
  JSON.stringify({ root: process.cwd(), pathPrefix });

/** Marks the cache as complete, for this folder and a path prefix. */
export const markCacheComplete = (pathPrefix: string) =>
  writeFileSync(CACHE_MARKER, formatCacheMarker(pathPrefix));

/** Marks the cache as incomplete. */
export const markCacheIncomplete = () => writeFileSync(CACHE_MARKER, "");

/** Whether the cache is complete, of this folder and for a path prefix, and its output is there. */
export const isCacheRight = (pathPrefix: string) =>
  existsSync(CACHE_MARKER) &&
  readFileSync(CACHE_MARKER, "utf8") === formatCacheMarker(pathPrefix) &&
  existsSync("public") &&
  readdirSync("public").length > 0;
