import type { IRedirectRoute } from "gatsby";
import { createSecurityHeaders, type HeaderOptions, immutableFiles } from "./headers";

/** A redirect between paths that include the path prefix. */
export type Redirect = Pick<IRedirectRoute, "path" | "toPath" | "status">;

/**
 * Formats the headers of all responses and of immutable files for Netlify and Cloudflare Pages
 * (https://docs.netlify.com/routing/headers/), which revalidate other files.
 * @returns the text of `_headers`
 */
export function formatHeaders(options: HeaderOptions): string {
  const keep = { "Cache-Control": immutableFiles.cacheControl };
  const rules = [
    { pattern: "/*", headers: createSecurityHeaders(options) },
    ...immutableFiles.patterns.map((pattern) => ({ pattern, headers: keep })),
  ];
  const lines = rules.flatMap(({ pattern, headers }) => [
    options.pathPrefix + pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/**
 * Formats redirects for Netlify and Cloudflare Pages, which keep the query string
 * (https://docs.netlify.com/routing/redirects/).
 * @returns the text of `_redirects`
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ path, toPath, status }) => `${path} ${toPath} ${status}\n`).join("");
}
