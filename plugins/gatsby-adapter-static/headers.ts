import { createHeaderPolicy } from "../gatsby-plugin-page-delivery/policy";

const YEAR_SECONDS = 31_536_000;

/** Files that get a new name when they change; browsers ask for all others again each time. */
export const immutableFiles = {
  patterns: ["/static/*", "/fonts/*", "/*.js"],
  cacheControl: `public, max-age=${YEAR_SECONDS}, immutable`,
};

/** The settings that the headers depend on. */
export interface HeaderOptions {
  /** The text of the inline loader, for the policy. */
  loader: string;
  /** Whether the content editor is part of the build. */
  editor: boolean;
  /** The origin of the address that forms are sent to, if any. */
  formOrigin?: string;
  /** "" at a host's root. */
  pathPrefix: string;
}

/** The editor needs `eval` and other sites; the pages hold their own policy in their heads. */
const EDITOR_POLICY = "object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/**
 * The headers of every response.
 * @returns names and values
 */
export function createSecurityHeaders(options: HeaderOptions): Record<string, string> {
  const { loader, editor, formOrigin } = options;
  return {
    "Content-Security-Policy": editor ? EDITOR_POLICY : createHeaderPolicy(loader, formOrigin),
    // Subdomains and the preload list are for the owner of the domain to decide.
    "Strict-Transport-Security": `max-age=${YEAR_SECONDS}`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    // The editor's log-in window has to answer the page that opened it.
    "Cross-Origin-Opener-Policy": editor ? "same-origin-allow-popups" : "same-origin",
  };
}
