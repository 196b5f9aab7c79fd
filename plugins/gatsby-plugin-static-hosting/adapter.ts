import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { bundleLoader } from "../gatsby-plugin-page-delivery/bundleLoader";
import { compressFiles } from "./compress";
import { createHeaderRules, formatHeaders } from "./headers";
import { formatNginx, formatRedirects } from "./nginx";

interface Options extends Record<string, unknown> {
  /** Absolute path of the project. */
  root: string;
  /** Paths of fonts that every page needs at once. */
  fonts: readonly string[];
  /** Whether the content editor is part of the build. */
  editor: boolean;
}

/**
 * An adapter for hosts that serve files
 * (https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/).
 * It runs after everything else, and knows the pages and redirects of the build.
 */
export const createStaticHosting: AdapterInit<Options> = (options) => ({
  name: "gatsby-plugin-static-hosting",
  async adapt({ routesManifest, pathPrefix }) {
    const { root, fonts = [], editor = false } = options ?? { root: process.cwd() };
    const folder = path.join(root, "public");
    const headerOptions = { loader: await bundleLoader(root), fonts, editor, pathPrefix };
    const pages = routesManifest.flatMap((route) =>
      route.type === "static" && route.filePath.endsWith("index.html") ? [route.path] : [],
    );
    const redirects = routesManifest.flatMap((route) =>
      route.type === "redirect" ? [{ from: route.path, to: route.toPath }] : [],
    );
    const files = {
      _headers: formatHeaders(createHeaderRules(headerOptions, pages)),
      _redirects: formatRedirects(redirects),
      "_nginx.conf": formatNginx(headerOptions, redirects),
    };
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(folder, name), text);
    }
    await compressFiles(folder);
  },
});
