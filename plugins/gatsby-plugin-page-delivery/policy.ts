import { createHash } from "node:crypto";

/**
 * Creates the hash by which a policy allows an inline script or style.
 * @param text exactly what stands between its tags
 * @returns a quoted CSP hash source (https://www.w3.org/TR/CSP3/#grammardef-hash-source)
 */
function createHashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The rules that pages and headers share. */
function createSharedRules(loader: string, frames: string, formOrigin = ""): string[] {
  const destinations = `'self' ${formOrigin}`.trim();
  return [
    // Not 'none': Firefox applies default-src to <link rel="prefetch">.
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
    // No upgrade-insecure-requests: a preview over plain HTTP would lose all of its files.
  ];
}

/**
 * The content security policy that a page carries in its head.
 * @param loader the text of the inline loader
 * @param frames origins that any page may show in a frame: navigation keeps the first page's policy
 * @param styles the texts of the page's style elements
 * @param formOrigin where forms are sent, if anywhere
 */
export function createPagePolicy(
  loader: string,
  frames: readonly string[],
  styles: readonly string[],
  formOrigin?: string,
): string {
  // Emotion adds its rules by script to style elements that it creates empty.
  const styleHashes = ["", ...styles].map(createHashSource);
  return [
    ...createSharedRules(loader, frames.join(" "), formOrigin),
    `style-src-elem 'self' ${styleHashes.join(" ")}`,
    // Placeholder colours of pictures and colours of badges are style attributes.
    "style-src-attr 'unsafe-inline'",
  ].join("; ");
}

/**
 * The content security policy of every response. It depends on nothing but these two, so that a
 * cache can't pair a page with another build's policy; each page narrows frames and styles.
 * @param loader the text of the inline loader
 * @param formOrigin where forms are sent, if anywhere
 */
export function createHeaderPolicy(loader: string, formOrigin?: string): string {
  return [
    ...createSharedRules(loader, "https:", formOrigin),
    "style-src 'self' 'unsafe-inline'",
    "frame-ancestors 'none'",
  ].join("; ");
}
