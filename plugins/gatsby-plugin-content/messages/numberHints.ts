import type { JsonSchema } from "../schema/jsonSchema";

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
    ? "; escribe solo el número, sin comillas, € ni puntos de millar"
    : "";
