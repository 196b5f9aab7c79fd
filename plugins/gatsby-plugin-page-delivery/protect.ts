import { createHash } from "node:crypto";
import { pagePolicy } from "../gatsby-plugin-static-hosting/headers";

/** What runs where it stands: neither a file nor a block of data. */
const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/** Emotion adds its rules to elements that it makes empty. */
const EMPTY = "";

/** As policies name what stands in a page. */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Finds what runs in a page where it stands.
 * @param html a built page
 * @returns its hashes, in quotes
 */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)].map(([, text = ""]) => hashOf(text));
}

/**
 * Writes into a page what it may do: the policy of every answer, with the
 * hashes of its own styles in the place of all inline styles. On hosts that
 * can't send headers it is all there is.
 * @param html a built page
 * @param frames origins of what is shown in frames
 * @returns the page; the same one where it says so already
 */
export function protect(html: string, frames: readonly string[]): string {
  const styles = [EMPTY, ...[...html.matchAll(STYLE)].map(([, css = ""]) => css)].map(hashOf);
  const policy = pagePolicy({ frames, scripts: scriptHashes(html) }, styles);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const without = html.replace(META, "");
  // After the encoding, which must stand first, and before anything it holds for.
  return without.replace(/<meta charSet="utf-8"\/>/i, (charset) => charset + meta);
}
