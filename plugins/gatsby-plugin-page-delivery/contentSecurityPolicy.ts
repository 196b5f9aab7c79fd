import { createHash } from "node:crypto";

/**
 * Creates the hash with which a policy allows an inline script or style.
 * @param text the exact text between its tags
 * @returns a quoted CSP hash source (https://www.w3.org/TR/CSP3/#grammardef-hash-source)
 */
function createHashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The directives that pages and headers share. */
function createSharedRules(loader: string, frames: string, formOrigin = ""): string[] {
  const destinations = `'self' ${formOrigin}`.trim();
  return [
    // Not 'none', because Firefox applies default-src to <link rel="prefetch">.
    "default-src 'self'",
    `script-src 'self' ${createHashSource(loader)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${destinations}`,
    "manifest-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${destinations}`,
    // No upgrade-insecure-requests, because a preview over plain HTTP would lose all its files.
  ];
}

/**
 * Creates the content security policy in the head of a page.
 * @param loader the text of the inline loader
 * @param frames origins that any page may embed, as navigation keeps the first page's policy
 * @param styles the texts of the page's style elements
 * @param formOrigin the origin to which forms are sent, if any
 */
export function createPagePolicy(
  loader: string,
  frames: readonly string[],
  styles: readonly string[],
  formOrigin?: string,
): string {
  // The empty text is for style elements that Emotion creates empty and fills by script.
  const styleHashes = ["", ...styles].map(createHashSource);
  return [
    ...createSharedRules(loader, frames.join(" "), formOrigin),
    `style-src-elem 'self' ${styleHashes.join(" ")}`,
    // Pictures' placeholder colours and badges' colours are style attributes.
    "style-src-attr 'unsafe-inline'",
  ].join("; ");
}

/**
 * Creates the content security policy of every response. It depends on these parameters only, so
 * that a cache can't pair a page with another build's policy; pages narrow frames and styles.
 */
export function createHeaderPolicy(loader: string, formOrigin?: string): string {
  return [
    ...createSharedRules(loader, "https:", formOrigin),
    "style-src 'self' 'unsafe-inline'",
    "frame-ancestors 'none'",
  ].join("; ");
}
