import { closest, distance } from "fastest-levenshtein";
import { foldLetters } from "../../src/utils/slug";
import type { JsonSchema } from "./jsonSchema";

const TYPES = {
  object: "un objeto { … }",
  string: "un texto que no esté vacío",
  number: "un número",
  integer: "un número entero",
  boolean: "true o false",
} as const;

/**
 * Describes what a field must be, in Spanish.
 * @param schema of the field, if the model has it
 * @returns a noun phrase that goes after «se esperaba»
 */
export function describeExpected(schema: JsonSchema | undefined): string {
  if (schema?.enum) return `uno de: ${schema.enum.join(", ")}`;
  if (schema?.expected) return schema.expected;
  if (schema?.type === "array") return describeList(schema);
  if (schema?.type) return TYPES[schema.type] + describeBounds(schema);
  return "otra cosa";
}

function describeBounds({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const parts = [];
  if (minimum !== undefined) parts.push(`≥ ${minimum}`);
  if (exclusiveMinimum !== undefined) parts.push(`> ${exclusiveMinimum}`);
  if (maximum !== undefined) parts.push(`≤ ${maximum}`);
  return parts.length ? ` ${parts.join(" y ")}` : "";
}

function describeList({ minItems, maxItems }: JsonSchema): string {
  if (minItems === undefined) return "una lista [ … ]";
  return minItems === maxItems
    ? `una lista de ${minItems} elementos`
    : "una lista con algún elemento";
}

/** Whether numbers of a field are often written with a point of thousands: sums and measures. */
export const isAmount = ({ minimum = 0, maximum = 0 }: JsonSchema): boolean =>
  minimum > 0 && maximum > 1000;

/**
 * Suggests the number that was probably meant where the point of thousands was read as a decimal
 * one: 389.000 is 389.
 * @returns «; ¿querías decir 389000?», or nothing where that would be out of bounds too
 */
export function suggestThousands(value: unknown, bounds: JsonSchema): string {
  const { minimum = 0, maximum = 0 } = bounds;
  if (typeof value !== "number" || !isAmount(bounds) || value <= 0 || value >= 1000) return "";
  // 49 € a month is no slip of a point.
  if (Number.isInteger(value) && minimum < 1000) return "";
  const meant = Math.round(value * 1000);
  return meant >= minimum && meant <= maximum ? `; ¿querías decir ${meant}?` : "";
}

/** Suggests the value of a choice that was probably meant: also one that was called by its label. */
export function suggestChoice(
  word: string,
  { enum: values = [], labels = {} }: JsonSchema,
): string {
  const named =
    word && values.find((value) => foldLetters(labels[value] ?? value) === foldLetters(word));
  return suggestWord(named ?? word, values);
}

/**
 * Suggests the word that was probably meant.
 * @param word as it was written
 * @param known the words that are valid
 * @returns «; ¿querías decir …?», or nothing where no valid word is similar
 */
export function suggestWord(word: string, known: readonly string[]): string {
  // No word of the model is that long.
  if (known.length === 0 || word.length > 40) return "";
  const lowerCase = known.map((one) => one.toLowerCase());
  const found = closest(word.toLowerCase(), lowerCase);
  const best = known[lowerCase.indexOf(found)] ?? found;
  // Every single letter is at a distance of one from every other.
  const limit = best.length > 1 ? Math.max(1, best.length * 0.4) : 0;
  const isSimilar = distance(word.toLowerCase(), found) <= limit;
  return isSimilar ? `; ¿querías decir «${best}»?` : "";
}
