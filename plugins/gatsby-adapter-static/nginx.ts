import { createSecurityHeaders, type HeaderOptions, immutableFiles } from "./headers";
import type { Redirect } from "./netlify";

/** For the outermost block of the site: nginx drops these in a location that has headers of its own. */
function formatServerHeaders(options: HeaderOptions): string {
  const headers = Object.entries(createSecurityHeaders(options)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return ["add_header Cache-Control $cache_control always;", ...headers, ""].join("\n");
}

/** The address of the site without the slash, where it is not at a host's root. */
const formatRoot = (pathPrefix: string, headers: string) => `location = ${pathPrefix} {
    absolute_redirect off;
    return 301 ${pathPrefix}/$is_args$args;
${headers}}
`;

/** What a host of its own has; an address that nginx can't read, such as /%, reaches no location. */
const formatHost = (headers: string) => `error_page 400 =404 /404.html;
${headers}`;

/** The query goes before the fragment that a redirect leads to. */
function formatRedirect({ from, to, status }: Redirect): string {
  const [path, fragment] = to.split("#");
  const target = `${path}$is_args$args${fragment ? `#${fragment}` : ""}`;
  return `    location = ${from} { return ${status} ${target}; }\n`;
}

/** Sets what http.conf sends with a file that exists; a failure must not be kept. */
function formatCacheControl(pathPrefix: string): string {
  const names = immutableFiles.patterns.map((pattern) =>
    pattern.replaceAll(".", "\\.").replaceAll("*", ".*"),
  );
  return `set $file_cache_control "public, max-age=0, must-revalidate";
if ($uri ~ "^${pathPrefix.replaceAll(".", "\\.")}(?:${names.join("|")})$") {
    set $file_cache_control "${immutableFiles.cacheControl}";
}
`;
}

/**
 * Writes how nginx serves a build under its path on a host.
 * @returns the text of `_nginx.conf`, for a server block that says with `set $site <folder>;`
 * where the build lies
 */
export function formatNginx(options: HeaderOptions, redirects: readonly Redirect[]): string {
  const { pathPrefix } = options;
  const headers = formatServerHeaders(options);
  return `# Written by the build, for nginx's server block; see docs/delivery.md.

${formatCacheControl(pathPrefix)}
${pathPrefix ? formatRoot(pathPrefix, headers) : formatHost(headers)}
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
${pathPrefix ? headers : ""}}
`;
}
