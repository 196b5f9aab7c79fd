import { createFontLink, type HeaderOptions, listSecurityHeaders } from "./headers";

/** A redirect, with the path prefix on both sides. */
export interface Redirect {
  from: string;
  to: string;
  /** HTTP status: 301 where it is permanent, 302 else. */
  status: number;
}

/**
 * Writes redirects in the format of Netlify and Cloudflare Pages, which keep the query
 * (https://docs.netlify.com/routing/redirects/).
 * @returns the text of `_redirects`
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}

const formatAddHeaders = (headers: Record<string, string>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;\n`)
    .join("");

/** The query goes before the fragment that a redirect leads to. */
function formatRedirect({ from, to, status }: Redirect): string {
  const [path, fragment] = to.split("#");
  const target = `${path}$is_args$args${fragment ? `#${fragment}` : ""}`;
  return `    location = ${from} { return ${status} ${target}; }\n`;
}

/**
 * Writes how nginx serves a build at its place on a host. How long files hold, and which are
 * pages, is in deploy/nginx/http.conf, which can tell them apart better than header files.
 * @returns the text of `_nginx.conf`, for a server block that says with `set $site <folder>;`
 * where the build lies
 */
export function formatNginx(options: HeaderOptions, redirects: readonly Redirect[]): string {
  const { pathPrefix } = options;
  const headers = listSecurityHeaders(options);
  const formatServerHeaders = (indent: string) =>
    `${indent}add_header Cache-Control $cache_control always;\n` +
    `${indent}add_header Link $link always;\n${formatAddHeaders(headers, indent)}`;
  return `# Written by the build, for nginx's server block; see docs/delivery.md.

set $site_path "${pathPrefix}";
set $preload "${createFontLink(options)}";
${
  pathPrefix
    ? `
location = ${pathPrefix} {
    absolute_redirect off;
    return 301 ${pathPrefix}/$is_args$args;
${formatServerHeaders("    ")}}
`
    : `\n# No location below has headers of its own: nginx would drop these there.\n${formatServerHeaders("")}`
}
# Before any location of the host's that goes by the ends of names.
location ^~ ${pathPrefix}/ {
    alias $site/;
    index index.html;

    # /proyecto/1 goes to /proyecto/1/ on the host and port that the visitor sees.
    absolute_redirect off;

    # The .gz files of the build; for .br see deploy/nginx.conf.
    gzip_static on;
    gzip_vary on;

    # A folder without a page is as unknown as any other address.
    error_page 404 ${pathPrefix}/404.html;
    error_page 403 =404 ${pathPrefix}/404.html;
    location = ${pathPrefix}/404.html { internal; }
    location ^~ ${pathPrefix}/404/ { return 404; }

${redirects.map(formatRedirect).join("")}
    # Files for other hosts, parts of pages, and what gzip_static and brotli_static serve.
    location ^~ ${pathPrefix}/_ { return 404; }
    location ~ \\.(?:br|gz)$ { return 404; }
    location ~ /\\.(?!well-known/) { return 404; }
${pathPrefix ? formatServerHeaders("    ") : ""}}
`;
}
