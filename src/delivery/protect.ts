import { createHash } from "node:crypto";
import { pagePolicy } from "./headers";

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/** Emotion adds its rules to elements that it makes empty. */
const EMPTY = "";

/**
 * Writes into a page what it may do: the policy of every answer, with the
 * hashes of its own styles in the place of all inline styles. On hosts that
 * can't send headers it is all there is.
 * @param html a built page, with nothing inline but styles
 * @param frames origins of what is shown in frames
 * @returns the page; the same one where it says so already
 */
export function protect(html: string, frames: readonly string[]): string {
  const styles = [EMPTY, ...[...html.matchAll(STYLE)].map(([, css = ""]) => css)];
  const hashes = styles.map(
    (css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(frames, hashes)}"/>`;
  const without = html.replace(META, "");
  // After the encoding, which must stand first, and before anything it holds for.
  return without.replace(/<meta charSet="utf-8"\/>/i, (charset) => charset + meta);
}
