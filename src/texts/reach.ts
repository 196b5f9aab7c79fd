import type { Reach } from "../costs/reach";
import { formatCount, formatEuros } from "./format";

/** Up to whole thousands, as a buyer thinks of what is missing. */
const roundUp = (sum: number) => Math.ceil(sum / 1000) * 1000;

const countUnits = (units: number) => formatCount(units, "vivienda", "viviendas");

/**
 * Describes how many homes are within reach: "5 viviendas a tu alcance; con 4.000 € más ahorrados, 7."
 * @param reaches of the available homes
 * @param hasSavings whether the visitor has said what is saved, which "más" refers to
 */
export function describeReach(reaches: readonly Reach[], hasSavings: boolean): string {
  const within = reaches.filter(({ shortfall }) => shortfall === 0).length;
  const first =
    within === 0 ? "Ninguna vivienda a tu alcance" : `${countUnits(within)} a tu alcance`;
  if (within === reaches.length) return `${first}.`;
  const getSum = ({ shortfall, needed }: Reach) => (hasSavings ? shortfall : needed);
  const beyond = reaches.filter(({ shortfall }) => shortfall > 0).map(getSum);
  const step = roundUp(Math.min(...beyond));
  const more = within + beyond.filter((sum) => sum <= step).length;
  return `${first}; con ${formatEuros(step)} ${hasSavings ? "más " : ""}ahorrados, ${more}.`;
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
  const what = hasSavings
    ? `te faltan ${formatEuros(roundUp(shortfall))}`
    : `necesitas ahorrados ${formatEuros(roundUp(needed))}`;
  const loan = limitedLoan
    ? `tu cuota paga ${formatEuros(limitedLoan)} de hipoteca, a ${formatCount(years, "año", "años")}`
    : "sin hipoteca";
  return `Con lo que has escrito, ${what}${limitedLoan === undefined ? "" : `: ${loan}`}.`;
}
