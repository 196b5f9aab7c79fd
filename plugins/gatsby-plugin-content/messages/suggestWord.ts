import { distance } from "fastest-levenshtein";
import { foldLetters } from "../../../src/utils/foldAccents";

/**
 * Suggests the valid word that was probably intended.
 * @param known the valid words
 * @param labels what the form for the content calls them, in Spanish
 * @returns «; ¿querías decir …?», or nothing if no valid word or label is similar, or several equally
 */
export function suggestWord(
  word: string,
  known: readonly string[],
  labels: Record<string, string | undefined> = {},
): string {
  const words = new Map(
    known.flatMap((value) => [
      [foldLetters(labels[value] ?? value), value],
      [foldLetters(value), value],
    ]),
  );
  // No word in the model is that long.
  if (words.size === 0 || !word || word.length > 40) return "";
  const written = foldLetters(word);
  const distances = [...words.keys()].map((text) => distance(written, text));
  const least = Math.min(...distances);
  const [found = "", ...others] = [...words.keys()].filter((_, at) => distances[at] === least);
  if (others.some((text) => words.get(text) !== words.get(found))) return "";
  // Any two single letters have a distance of one.
  const limit = found.length > 1 ? Math.max(1, found.length * 0.4) : 0;
  return least <= limit ? `; ¿querías decir «${words.get(found)}»?` : "";
}
