/** The map's frame, the one thing that comes from another site. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

const YEAR = 31_536_000;

/**
 * What a browser lets the pages do. It holds no hashes and is the same on every
 * page and, but for the frames, in every build, so that no cache can pair one
 * build's pages with another's policy. Scripts come from files only; the styles
 * written into a page are held to its own hashes by its <meta>, see contentPolicy.ts.
 * @param frames origins of what is shown in frames
 * @returns the value of Content-Security-Policy
 */
export function policy(frames: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames.join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ].join("; ");
}

/**
 * The headers of every answer, in the order in which they are written.
 * @param frames origins of what is shown in frames
 */
export function securityHeaders(frames: readonly string[]): [name: string, value: string][] {
  return [
    ["Content-Security-Policy", policy(frames)],
    // Subdomains and the preload list are for the owner of the domain to decide.
    ["Strict-Transport-Security", `max-age=${YEAR}`],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
}

/**
 * The header file of Netlify and Cloudflare Pages, which send `max-age=0,
 * must-revalidate` for whatever it gives no other Cache-Control.
 * @param frames origins of what is shown in frames
 * @returns the text of `public/_headers`
 */
export function headerFile(frames: readonly string[]): string {
  const forever = `  Cache-Control: public, max-age=${YEAR}, immutable`;
  const everywhere = securityHeaders(frames).map(([name, value]) => `  ${name}: ${value}`);
  return `${["/*", ...everywhere, "/static/*", forever, "/*.js", forever].join("\n")}\n`;
}

/**
 * The headers of a header file that hold for every path, for nginx. How long
 * files hold is in deploy/nginx/http.conf, which can tell them apart better.
 * @param text of `public/_headers`
 * @returns directives for nginx's server block
 */
export function nginxHeaders(text: string): string {
  const [, everywhere = ""] = /^\/\*\n((?: {2}.*\n)*)/m.exec(text) ?? [];
  return everywhere.replace(/^ {2}([\w-]+): (.*)$/gm, 'add_header $1 "$2" always;');
}
