import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { bundleLoader } from "../gatsby-plugin-page-delivery/bundleLoader";
import { CACHE_MARKER, formatCacheMarker } from "../utils/completeCacheMarker";
import { compressFiles } from "./compress";
import type { HeaderOptions } from "./headers";
import { formatHeaders, formatRedirects, type Redirect } from "./netlify";
import { formatNginx } from "./nginx";
import { formatSecurityTxt } from "./securityTxt";
import { readWriteTimes, removeStaleFiles } from "./staleFiles";

type Options = Pick<HeaderOptions, "editor" | "formOrigin"> & {
  /** The URL of the published site, without a trailing slash. */
  url: string;
  /** The company's e-mail address, for vulnerability reports. */
  email: string;
};

/**
 * Writes `_headers`, `_redirects` and `_nginx.conf`.
 * @param folder absolute path of `public`
 * @param redirects all redirects, including the path prefix
 */
export async function writeHostingFiles(
  folder: string,
  options: HeaderOptions,
  redirects: readonly Redirect[],
): Promise<void> {
  const files = {
    _headers: formatHeaders(options),
    _redirects: formatRedirects(redirects),
    "_nginx.conf": formatNginx(options, redirects),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
}

/**
 * An adapter for static hosts
 * (https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/). Gatsby asks
 * for its configuration first of all, and runs it after everything else, with the build's routes.
 */
export function createAdapter(options: Options): ReturnType<AdapterInit<Options>> {
  const folder = path.resolve("public");
  let before: Awaited<ReturnType<typeof readWriteTimes>> = new Map();
  return {
    name: "gatsby-adapter-static",
    async config() {
      before = await readWriteTimes(folder);
      return {};
    },
    async adapt({ routesManifest, pathPrefix }) {
      const { url, editor, formOrigin } = options;
      const redirects = routesManifest.filter((route) => route.type === "redirect");
      const loader = await bundleLoader();
      await writeHostingFiles(folder, { loader, editor, formOrigin, pathPrefix }, redirects);
      // Only effective at the root of a host (RFC 9309).
      const robots = `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`;
      await writeFile(path.join(folder, "robots.txt"), robots);
      await mkdir(path.join(folder, ".well-known"), { recursive: true });
      const securityTxt = formatSecurityTxt(options, new Date());
      await writeFile(path.join(folder, ".well-known/security.txt"), securityTxt);
      await removeStaleFiles(folder, before, routesManifest);
      await compressFiles(folder);
      await writeFile(CACHE_MARKER, formatCacheMarker(pathPrefix));
    },
  };
}
