import { createSecurityHeaders, type HeaderOptions, immutableFiles } from "./headers";

/** A redirect, with the path prefix on both sides. */
export interface Redirect {
  from: string;
  to: string;
  /** HTTP status: 301 where it is permanent, 302 else. */
  status: number;
}

/**
 * Writes the headers of every response, and of files to keep, in the format of Netlify and
 * Cloudflare Pages (https://docs.netlify.com/routing/headers/), which revalidate all other files.
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
 * Writes redirects in the format of Netlify and Cloudflare Pages, which keep the query
 * (https://docs.netlify.com/routing/redirects/).
 * @returns the text of `_redirects`
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}
