import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { markCacheComplete } from "../utils/cacheMarker";
import { compressFiles } from "./compress";
import { readWriteTimes, removeStaleFiles } from "./staleFiles";

interface Options {
  /** The URL of the published site, without a trailing slash. */
  url: string;
}

/**
 * An adapter for static hosts
 * (https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/). Gatsby asks
 * for its configuration first of all, and runs it after everything else, with the build's routes.
 */
export function createAdapter({ url }: Options): ReturnType<AdapterInit<Options>> {
  const folder = path.resolve("public");
  let before: Awaited<ReturnType<typeof readWriteTimes>> = new Map();
  return {
    name: "gatsby-adapter-static",
    async config() {
      before = await readWriteTimes(folder);
      return {};
    },
    async adapt({ routesManifest, pathPrefix }) {
      // Only effective at the root of a host (RFC 9309).
      const robots = `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`;
      await writeFile(path.join(folder, "robots.txt"), robots);
      await removeStaleFiles(folder, before, routesManifest);
      await compressFiles(folder);
      markCacheComplete(pathPrefix);
    },
  };
}
