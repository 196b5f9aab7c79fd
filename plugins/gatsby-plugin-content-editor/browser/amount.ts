import { NBSP } from "../../../src/utils/format";

/** The validation rules of a number field. */
interface AmountRule {
  label: string;
  min?: number;
  max?: number;
  whole?: boolean;
}

const numbers = new Intl.NumberFormat("es", { useGrouping: "always", maximumFractionDigits: 20 });

/** Formats a number in Spanish, such as «389.000 €» for 389000; leaves anything else unchanged. */
export function formatAmount(value: unknown, unit = ""): string {
  if (typeof value !== "number") return String(value ?? "");
  return [numbers.format(value), unit].filter(Boolean).join(NBSP);
}

/**
 * Parses a number in Spanish notation: «389.000», «1.250,50», «2500», with or without its unit.
 * @returns the number, undefined for a blank text, or the text itself if it is not a number
 */
export function parseAmount(value: unknown, unit = ""): number | string | undefined {
  const text = String(value ?? "");
  const typed = text.trim();
  if (!typed) return undefined;
  const amount = typed.endsWith(unit) ? typed.slice(0, typed.length - unit.length).trim() : typed;
  if (!/^[-−]?([1-9]\d{0,2}(\.\d{3})+|0|[1-9]\d*)(,\d+)?$/.test(amount)) return text;
  return Number(amount.replace("−", "-").replaceAll(".", "").replace(",", "."));
}

/** Explains in a sentence what is wrong with a value; undefined if it is valid or missing. */
export function explainAmount(value: unknown, rule: AmountRule): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const { label, min, max, whole } = rule;
  if (whole && !Number.isInteger(value))
    return `${label}: escribe un número entero, sin decimales, como 2.500.`;
  if (typeof value !== "number")
    return `${label}: escribe un número, los miles con punto y los decimales con coma, como 2.500 o 1.250,50.`;
  if (min !== undefined && value < min) return `${label}: como mínimo, ${formatAmount(min)}.`;
  if (max !== undefined && value > max) return `${label}: como máximo, ${formatAmount(max)}.`;
  return undefined;
}
