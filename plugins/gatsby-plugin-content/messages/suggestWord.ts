import { closest, distance } from "fastest-levenshtein";
import { foldLetters } from "../../../src/texts/foldAccents";
import type { JsonSchema } from "../schema/jsonSchema";

/** Suggests the intended value of a choice, including one that was given by its label. */
export function suggestChoice(
  word: string,
  { enum: values = [], labels = {} }: JsonSchema,
): string {
  const named =
    word && values.find((value) => foldLetters(labels[value] ?? value) === foldLetters(word));
  return suggestWord(named ?? word, values);
}

/**
 * Suggests the valid word that was probably intended.
 * @returns «; ¿querías decir …?», or nothing if no valid word is similar
 */
export function suggestWord(word: string, known: readonly string[]): string {
  // No word in the model is that long.
  if (known.length === 0 || word.length > 40) return "";
  const lowerCase = known.map((one) => one.toLowerCase());
  const found = closest(word.toLowerCase(), lowerCase);
  const best = known[lowerCase.indexOf(found)] ?? found;
  // Any two single letters have a distance of one.
  const limit = best.length > 1 ? Math.max(1, best.length * 0.4) : 0;
  const isSimilar = distance(word.toLowerCase(), found) <= limit;
  return isSimilar ? `; ¿querías decir «${best}»?` : "";
}
