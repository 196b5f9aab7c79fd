import { createHash } from "node:crypto";

/**
 * Creates the hash with which a policy allows an inline script or style.
 * @param text the exact text between its tags
 * @returns a quoted CSP hash source (https://www.w3.org/TR/CSP3/#grammardef-hash-source)
 */
function createHashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
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
  formOrigin = "",
): string {
  const destinations = `'self' ${formOrigin}`.trim();
  // The empty text is for style elements that Emotion creates empty and fills by script.
  const styleHashes = ["", ...styles].map(createHashSource);
  return [
    // Not 'none', because Firefox applies default-src to <link rel="prefetch">.
    "default-src 'self'",
    `script-src 'self' ${createHashSource(loader)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${destinations}`,
    "manifest-src 'self'",
    `frame-src ${frames.join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${destinations}`,
    `style-src-elem 'self' ${styleHashes.join(" ")}`,
    // Pictures' placeholder colours and badges' colours are style attributes.
    "style-src-attr 'unsafe-inline'",
    // No upgrade-insecure-requests, because a preview over plain HTTP would lose all its files.
  ].join("; ");
}
