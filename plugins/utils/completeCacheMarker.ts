/** Says what a complete cache was made for; missing while a build runs. Hosts keep it with the cache. */
export const CACHE_MARKER = ".cache/made-for.json";

/** Formats the marker of a cache in this folder and for a path prefix. */
export const formatCacheMarker = (pathPrefix: string) =>
  JSON.stringify({ root: process.cwd(), pathPrefix });
