import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { bundleLoader } from "../gatsby-plugin-page-delivery/bundleLoader";
import { compressFiles } from "./compress";
import { createHeaderRules, type HeaderOptions } from "./headers";
import { formatHeaders, formatRedirects, type Redirect } from "./netlify";
import { formatNginx } from "./nginx";

interface Options extends Record<string, unknown> {
  /** Paths of fonts that every page needs at once. */
  fonts: readonly string[];
  /** Whether the content editor is part of the build. */
  editor: boolean;
  /** The address that forms are sent to, if any. */
  formOrigin?: string;
}

/**
 * Writes `_headers`, `_redirects` and `_nginx.conf`.
 * @param folder absolute path of `public`
 * @param pages paths of all pages, with the path prefix
 * @param redirects all redirects, with the path prefix
 */
export async function writeHostingFiles(
  folder: string,
  options: HeaderOptions,
  pages: readonly string[],
  redirects: readonly Redirect[],
): Promise<void> {
  const files = {
    _headers: formatHeaders(createHeaderRules(options, pages)),
    _redirects: formatRedirects(redirects),
    "_nginx.conf": formatNginx(options, redirects),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
}

/**
 * An adapter for hosts that serve files
 * (https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/).
 * It runs after everything else, and knows the pages and redirects of the build.
 */
export const createStaticHosting: AdapterInit<Options> = (options) => ({
  name: "gatsby-plugin-static-hosting",
  async adapt({ routesManifest, pathPrefix }) {
    const { fonts = [], editor = false, formOrigin } = options ?? {};
    const folder = path.resolve("public");
    const pages = routesManifest.flatMap((route) =>
      route.type === "static" && route.filePath.endsWith("index.html") ? [route.path] : [],
    );
    const redirects = routesManifest.flatMap((route) =>
      route.type === "redirect"
        ? [{ from: route.path, to: route.toPath, status: route.status }]
        : [],
    );
    const loader = await bundleLoader();
    const settings = { loader, fonts, editor, formOrigin, pathPrefix };
    await writeHostingFiles(folder, settings, pages, redirects);
    await compressFiles(folder);
  },
});
