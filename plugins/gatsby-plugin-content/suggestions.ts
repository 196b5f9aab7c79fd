import { closest, distance } from "fastest-levenshtein";
import { foldLetters } from "../../src/utils/foldText";
import type { JsonSchema } from "./jsonSchema";

/** Whether a field's numbers are often written with thousands separators: sums and measures. */
export const isAmount = ({ minimum = 0, maximum = 0 }: JsonSchema): boolean =>
  minimum > 0 && maximum > 1000;

/**
 * Suggests the intended number if a thousands separator was read as a decimal point: 389.000 is
 * 389.
 * @returns «; ¿querías decir 389000?», or nothing if that would be out of bounds too
 */
export function suggestThousands(value: unknown, bounds: JsonSchema): string {
  const { minimum = 0, maximum = 0 } = bounds;
  if (typeof value !== "number" || !isAmount(bounds) || value <= 0 || value >= 1000) return "";
  // A whole number such as a rent of 49 € has no misplaced separator.
  if (Number.isInteger(value) && minimum < 1000) return "";
  const meant = Math.round(value * 1000);
  return meant >= minimum && meant <= maximum ? `; ¿querías decir ${meant}?` : "";
}

/** Explains how a number is written that was given as a text with digits, such as «2.500 €». */
export const suggestDigits = (text: string, { type }: JsonSchema): string =>
  (type === "number" || type === "integer") && /\d/.test(text)
    ? "; escribe solo el número, sin comillas, puntos ni €"
    : "";

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
