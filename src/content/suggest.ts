import { closest, distance } from "fastest-levenshtein";

/**
 * What somebody probably meant.
 * @param word what was written
 * @param known what could have been meant
 * @returns the nearest word as «; ¿quiso decir …?», or nothing where none is near
 */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const best = closest(word.toLowerCase(), [...known]);
  const near = distance(word.toLowerCase(), best.toLowerCase()) <= Math.max(1, best.length * 0.4);
  return near ? `; ¿quiso decir '${best}'?` : "";
}
