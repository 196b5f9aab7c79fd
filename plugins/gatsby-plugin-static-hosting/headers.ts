/** The map's frame, the one thing that comes from another site. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

const YEAR = 31_536_000;

/** What a policy lets through by name. */
export interface Allowed {
  /** Origins of what is shown in frames. */
  frames: readonly string[];
  /** Hashes of the scripts that stand in pages, in quotes. */
  scripts: readonly string[];
}

/** What holds in pages and in headers alike. */
const rules = ({ frames, scripts }: Allowed) => [
  // Not 'none': Firefox asks this one for what Gatsby fetches ahead (<link rel="prefetch">).
  "default-src 'self'",
  ["script-src 'self'", ...scripts].join(" "),
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  `frame-src ${frames.join(" ")}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  // No upgrade-insecure-requests: every address of ours is relative and HSTS does the rest, but a
  // preview on plain HTTP, in a local network or in Safari on localhost, would lose all its files.
];

/**
 * The content security policy in a page itself.
 * @param allowed what it lets through by name
 * @param styles hashes of the page's style elements, in quotes
 */
export function pagePolicy(allowed: Allowed, styles: readonly string[]): string {
  return [
    ...rules(allowed),
    `style-src-elem ${styles.join(" ")}`,
    // The colours of pictures yet to come and of badges: an attribute reaches its own element only.
    "style-src-attr 'unsafe-inline'",
    // For browsers that don't know the two above (Safari before 15.4).
    "style-src 'unsafe-inline'",
  ].join("; ");
}

/**
 * The content security policy of every answer. It is the same in every build but for
 * the frames and the loader's hash, which changes only with the loader, so that caches
 * hardly ever pair one build's pages with another's policy. Styles are held to their
 * hashes by each page.
 * @param allowed what it lets through by name
 */
export function headerPolicy(allowed: Allowed): string {
  return [...rules(allowed), "style-src 'unsafe-inline'", "frame-ancestors 'none'"].join("; ");
}

/** Where the editor is published it needs `eval` and other sites; the pages hold their own policy. */
const EDITOR_POLICY = "object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/** What browsers are to fetch while they are still reading a page. */
export interface Preloaded {
  /** Addresses of the fonts that every page needs at once. */
  fonts: readonly string[];
  /** Where the pages are in the site, as header files write it: `/`, `/proyecto/*`. */
  pages: readonly string[];
}

/** Fonts that come before the first layout spare the page a second one, in them. */
const preload = (fonts: readonly string[]) =>
  fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(", ");

/**
 * The header file of Netlify and Cloudflare Pages, which send `max-age=0,
 * must-revalidate` for whatever it gives no other Cache-Control.
 * @param allowed what the policy lets through by name
 * @param preloaded what pages say they need first
 * @param editor whether the editor is part of the build
 * @param prefix what stands before every path of the site, "" for nothing
 * @returns the text of `public/_headers`
 */
export function headerFile(
  allowed: Allowed,
  preloaded: Preloaded,
  editor: boolean,
  prefix: string,
): string {
  const forever = `  Cache-Control: public, max-age=${YEAR}, immutable`;
  return `${[
    `${prefix}/*`,
    `  Content-Security-Policy: ${editor ? EDITOR_POLICY : headerPolicy(allowed)}`,
    // Subdomains and the preload list are for the owner of the domain to decide.
    `  Strict-Transport-Security: max-age=${YEAR}`,
    "  X-Content-Type-Options: nosniff",
    "  X-Frame-Options: DENY",
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    // With the editor people log in to its backend in a window, which answers the one it came from.
    `  Cross-Origin-Opener-Policy: same-origin${editor ? "-allow-popups" : ""}`,
    `${prefix}/static/*`,
    forever,
    `${prefix}/*.js`,
    forever,
    ...preloaded.pages.flatMap((page) => [prefix + page, `  Link: ${preload(preloaded.fonts)}`]),
  ].join("\n")}\n`;
}
