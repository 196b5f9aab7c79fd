import { REDIRECTS } from "./redirects";

/**
 * How nginx serves a build at its place on a host: addresses, failures, and what goes with
 * the answers. Which files hold how long, and which are pages, is in deploy/nginx/http.conf,
 * which can tell them apart better than header files.
 * @param headers the text of `public/_headers`
 * @param prefix what stands before every path of the site, "" for nothing
 * @returns the text of `public/_nginx.conf`, for a server block that says with
 * `set $site <folder>;` where the build lies
 */
export function nginxSite(headers: string, prefix: string): string {
  const [, everywhere = ""] = /^\S*\/\*\n((?: {2}.*\n)*)/.exec(headers) ?? [];
  const [, link = ""] = /^ {2}Link: (.*)$/m.exec(headers) ?? [];
  const answers = `
# With every answer. No location in here has headers of its own: nginx would drop these there.
add_header Cache-Control $cache_control always;
add_header Link $link always;
${everywhere.replace(/^ {2}([\w-]+): (.*)$/gm, 'add_header $1 "$2" always;')}`;
  // What else is on the host has its own; where there is nothing else, they hold for all of it,
  // also for what nginx refuses before it looks for a location.
  const [outside, inside] = prefix ? ["", answers.replace(/^(?=.)/gm, "    ")] : [answers, ""];
  return `# Made by the build, for nginx's server block; docs/delivery.md tells more.

set $site_path "${prefix}";
set $preload "${link}";
${outside}${prefix && slashed(prefix, inside)}
# Before any location of the host's that goes by the ends of names.
location ^~ ${prefix}/ {
    alias $site/;
    index index.html;

    # /proyecto/1 goes to /proyecto/1/ on the host and port the visitor sees.
    absolute_redirect off;

    # **/*.gz as they were written by the build; for .br see deploy/nginx.conf.
    gzip_static on;
    gzip_vary on;

    # A folder without a page is as unknown as any other address.
    error_page 404 ${prefix}/404.html;
    error_page 403 =404 ${prefix}/404.html;
    location = ${prefix}/404.html { internal; }
    location ^~ ${prefix}/404/ { return 404; }

    # What visitors make of an address when they shorten it, as in _redirects.
${REDIRECTS.map(([from, to]) => redirect(prefix + from, prefix + to)).join("")}
    # Files for other hosts, parts of pages, and what gzip_static and brotli_static serve.
    location ^~ ${prefix}/_ { return 404; }
    location ~ \\.(?:br|gz)$ { return 404; }
    location ~ /\\.(?!well-known/) { return 404; }
${inside}}
`;
}

/** The path itself, which nothing below it holds for. */
function slashed(prefix: string, answers: string): string {
  return `
location = ${prefix} {
    absolute_redirect off;
    return 301 ${prefix}/$is_args$args;
${answers}}
`;
}

/** Takes along what else was asked, which stands before the part of a page that is led to. */
function redirect(from: string, to: string): string {
  const [path, part] = to.split("#");
  const target = `${path}$is_args$args${part ? `#${part}` : ""}`;
  return `    location = ${from} { return 301 ${target}; }\n`;
}
