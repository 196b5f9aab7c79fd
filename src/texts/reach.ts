import type { Reach } from "../costs/reach";
import { formatCount, formatEuros } from "./format";

/** Up to whole thousands, as a buyer thinks of what is missing. */
const roundUp = (sum: number) => Math.ceil(sum / 1000) * 1000;

const count = (units: number) => formatCount(units, "vivienda", "viviendas");

/**
 * Describes how many homes are within reach: "5 viviendas a tu alcance; con 4.000 € más ahorrados, 7."
 * @param shortfalls what is missing for each available home, in euros
 */
export function describeReach(shortfalls: readonly number[]): string {
  const within = shortfalls.filter((sum) => sum === 0).length;
  const beyond = shortfalls.filter((sum) => sum > 0);
  const first = within === 0 ? "Ninguna vivienda a tu alcance" : `${count(within)} a tu alcance`;
  if (beyond.length === 0) return `${first}.`;
  const step = roundUp(Math.min(...beyond));
  const more = within + beyond.filter((sum) => sum <= step).length;
  return `${first}; con ${formatEuros(step)} más ahorrados, ${more}.`;
}

/**
 * Describes what a home takes: "Con lo que has escrito, te faltan 36.000 €.", or, if only a monthly
 * payment was typed, the savings that it needs beside that.
 * @param years the mortgage's term
 */
export function describeShortfall(
  { needed, shortfall, limitedLoan }: Reach,
  hasSavings: boolean,
  years: number,
): string {
  if (shortfall === 0) return "Con lo que has escrito, está a tu alcance.";
  const why =
    limitedLoan === undefined
      ? ""
      : `: tu cuota paga ${formatEuros(limitedLoan)} de hipoteca, a ${years} años`;
  const what = hasSavings
    ? `te faltan ${formatEuros(roundUp(shortfall))}`
    : `necesitas ahorrados ${formatEuros(roundUp(needed))}`;
  return `Con lo que has escrito, ${what}${why}.`;
}
