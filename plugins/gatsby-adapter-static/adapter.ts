import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { bundleLoader } from "../gatsby-plugin-page-delivery/bundleLoader";
import { compressFiles } from "./compress";
import type { HeaderOptions } from "./headers";
import { formatHeaders, formatRedirects, type Redirect } from "./netlify";
import { formatNginx } from "./nginx";
import { formatRobots, formatSecurityTxt } from "./textFiles";

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
 * (https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/). Gatsby runs
 * it after everything else, with the build's redirects.
 */
export const createAdapter = (options: Options): ReturnType<AdapterInit<Options>> => ({
  name: "gatsby-adapter-static",
  async adapt({ routesManifest, pathPrefix }) {
    const { url, email, editor, formOrigin } = options;
    const folder = path.resolve("public");
    const redirects = routesManifest.filter((route) => route.type === "redirect");
    const loader = await bundleLoader();
    await writeHostingFiles(folder, { loader, editor, formOrigin, pathPrefix }, redirects);
    await writeFile(path.join(folder, "robots.txt"), formatRobots(url));
    await mkdir(path.join(folder, ".well-known"), { recursive: true });
    const securityTxt = formatSecurityTxt({ url, email, built: new Date() });
    await writeFile(path.join(folder, ".well-known/security.txt"), securityTxt);
    await compressFiles(folder);
  },
});
