import type { Affordability, Budget } from "../costs/affordability";
import { formatCount, formatEuros } from "./format";
import { formatMonthly } from "./prices";

/** What is said of a home that the visitor can't afford. */
export const UNAFFORDABLE = "Fuera de tu alcance";

/** Up to whole thousands, as a buyer thinks of what is missing. */
const roundUp = (sum: number) => Math.ceil(sum / 1000) * 1000;

const countUnits = (units: number) => formatCount(units, "vivienda", "viviendas");

/**
 * Describes how many homes are within reach: "5 viviendas a tu alcance; con 4.000 € más ahorrados, 7."
 * @param results of the available homes
 * @param hasSavings whether the visitor has said what is saved, which "más" refers to
 */
export function describeAffordableUnits(
  results: readonly Affordability[],
  hasSavings: boolean,
): string {
  const within = results.filter(({ shortfall }) => shortfall === 0).length;
  const count = within === 0 ? "Ninguna vivienda" : countUnits(within);
  const first = `${count} ${hasSavings ? "a tu alcance" : "al alcance de tu cuota"}`;
  if (within === results.length) return `${first}.`;
  const getSum = ({ shortfall, needed }: Affordability) => (hasSavings ? shortfall : needed);
  const beyond = results.filter(({ shortfall }) => shortfall > 0).map(getSum);
  const step = roundUp(Math.min(...beyond));
  const more = within + beyond.filter((sum) => sum <= step).length;
  return `${first}; con ${formatEuros(step)} ${hasSavings ? "más " : ""}ahorrados, ${more === 1 ? "una" : more}.`;
}

/** Describes what was typed: "Con 120.000 € ahorrados y 1.300 € al mes". */
function describeBudget({ savings, monthly }: Budget): string {
  const parts = [
    ...(savings === undefined ? [] : [`${formatEuros(savings)} ahorrados`]),
    ...(monthly === undefined ? [] : [formatMonthly(monthly)]),
  ];
  return `Con ${parts.join(" y ")}`;
}

/**
 * Describes what a home takes: "Con 60.000 € ahorrados, te faltan 35.400 €.", or, if only a monthly
 * payment was typed, the savings that it needs beside that.
 * @param years the mortgage's term
 */
export function describeShortfall(
  { needed, shortfall, limitedLoan }: Affordability,
  budget: Budget,
  years: number,
): string {
  const hasSavings = budget.savings !== undefined;
  const first = describeBudget(budget);
  if (shortfall === 0) {
    return hasSavings ? `${first}, está a tu alcance.` : `${first} pagas esta hipoteca.`;
  }
  const what = hasSavings
    ? `te faltan ${formatEuros(shortfall)}`
    : `necesitas tener ahorrados ${formatEuros(needed)}`;
  const loan = limitedLoan
    ? `tu cuota paga ${formatEuros(limitedLoan)} de hipoteca, a ${formatCount(years, "año", "años")}`
    : "sin hipoteca";
  return `${first}, ${what}${limitedLoan === undefined ? "" : `: ${loan}`}.`;
}
