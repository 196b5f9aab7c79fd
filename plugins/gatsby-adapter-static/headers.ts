import { createHeaderPolicy } from "../gatsby-plugin-page-delivery/contentSecurityPolicy";

const YEAR_SECONDS = 31_536_000;

/** Files that get a new name when they change; browsers revalidate all others. */
export const immutableFiles = {
  patterns: ["/static/*", "/fonts/*", "/*.js"],
  cacheControl: `public, max-age=${YEAR_SECONDS}, immutable`,
};

/** How browsers cache all other files; for nginx's errors, deploy/nginx/http.conf says the same. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/** Formats a pattern of paths as the source of a regular expression. */
export const formatPattern = (pattern: string): string =>
  pattern.replaceAll(".", "\\.").replaceAll("*", ".*");

/** The settings on which the headers depend. */
export interface HeaderOptions {
  /** The source of the inline loader, for its hash in the policy. */
  loader: string;
  /** Whether the content editor is part of the build. */
  editor: boolean;
  /** The origin of the address to which forms are sent, if any. */
  formOrigin?: string;
  /** Empty for a site at the root of its host. */
  pathPrefix: string;
}

/** The editor needs `eval` and other sites; the pages have their own policy in their head. */
const EDITOR_POLICY = "object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/**
 * Creates the headers of every response.
 * @returns header values by name
 */
export function createSecurityHeaders(options: HeaderOptions): Record<string, string> {
  const { loader, editor, formOrigin } = options;
  return {
    "Content-Security-Policy": editor ? EDITOR_POLICY : createHeaderPolicy(loader, formOrigin),
    // Subdomains and the preload list are up to the domain's owner.
    "Strict-Transport-Security": `max-age=${YEAR_SECONDS}`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    // The editor's log-in window must be able to message its opener.
    "Cross-Origin-Opener-Policy": editor ? "same-origin-allow-popups" : "same-origin",
  };
}
