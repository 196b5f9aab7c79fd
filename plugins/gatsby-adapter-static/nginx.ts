import {
  createSecurityHeaders,
  formatPattern,
  type HeaderOptions,
  immutableFiles,
  REVALIDATED,
} from "./headers";
import type { Redirect } from "./netlify";

/** For the outermost block: nginx drops inherited headers in a location that has its own. */
function formatServerHeaders(options: HeaderOptions): string {
  const headers = Object.entries(createSecurityHeaders(options)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return ["add_header Cache-Control $cache_control always;", ...headers, ""].join("\n");
}

/** Redirects the path prefix without its slash, for a site that is not at the root of its host. */
const formatRoot = (pathPrefix: string, headers: string) => `location = ${pathPrefix} {
    absolute_redirect off;
    return 301 ${pathPrefix}/$is_args$args;
${headers}}
`;

/** For a site with its own host: a URL that nginx can't parse, such as /%, matches no location. */
const formatHost = (headers: string) => `error_page 400 =404 /404.html;
${headers}`;

/** The query string has to precede the target's fragment. */
function formatRedirect({ path, toPath, status }: Redirect): string {
  const [address, fragment] = toPath.split("#");
  const target = `${address}$is_args$args${fragment ? `#${fragment}` : ""}`;
  return `    location = ${path} { return ${status} ${target}; }\n`;
}

/** Sets the Cache-Control that http.conf sends with existing files; errors must not be cached. */
function formatCacheControl(pathPrefix: string): string {
  const names = immutableFiles.patterns.map(formatPattern);
  return `set $file_cache_control "${REVALIDATED}";
if ($uri ~ "^${formatPattern(pathPrefix)}(?:${names.join("|")})$") {
    set $file_cache_control "${immutableFiles.cacheControl}";
}
`;
}

/**
 * Formats the nginx configuration that serves a build under its path prefix.
 * @returns the text of `_nginx.conf`, for a server block that sets the build's folder with `set
 * $site <folder>;`
 */
export function formatNginx(options: HeaderOptions, redirects: readonly Redirect[]): string {
  const { pathPrefix } = options;
  const headers = formatServerHeaders(options);
  return `# Written by the build, for nginx's server block; see docs/delivery.md.

${formatCacheControl(pathPrefix)}
${pathPrefix ? formatRoot(pathPrefix, headers) : formatHost(headers)}
# Takes precedence over any regex locations of the host's own.
location ^~ ${pathPrefix}/ {
    alias $site/;
    index index.html;

    # Redirects /proyecto/1 to /proyecto/1/ on the host and port that the visitor uses.
    absolute_redirect off;

    # Serves the .gz files of the build; for .br see deploy/nginx.conf.
    gzip_static on;
    gzip_vary on;

    # A folder without a page is not found (404), not forbidden (403).
    error_page 404 ${pathPrefix}/404.html;
    error_page 403 =404 ${pathPrefix}/404.html;
    location = ${pathPrefix}/404.html { internal; }
    location ^~ ${pathPrefix}/404/ { return 404; }

${redirects.map(formatRedirect).join("")}
    # Hides files for other hosts, Gatsby's slices and dotfiles.
    location ^~ ${pathPrefix}/_ { return 404; }
    location ~ /\\.(?!well-known/) { return 404; }
${pathPrefix ? headers : ""}}
`;
}
