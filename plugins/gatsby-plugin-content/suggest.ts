import { closest, distance } from "fastest-levenshtein";

/**
 * What somebody probably meant.
 * @param word what was written
 * @param known what could have been meant
 * @returns the nearest word as «; ¿quiso decir …?», or nothing where none is near
 */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const lower = known.map((one) => one.toLowerCase());
  const found = closest(word.toLowerCase(), lower);
  const best = known[lower.indexOf(found)] ?? found;
  // Any letter is one away from any other.
  const reach = best.length > 1 ? Math.max(1, best.length * 0.4) : 0;
  const near = distance(word.toLowerCase(), found) <= reach;
  return near ? `; ¿quiso decir '${best}'?` : "";
}
