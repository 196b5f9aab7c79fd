import { formatCount, formatEuros } from "./format";

/** Up to whole thousands, as a buyer thinks of what is missing. */
const roundUp = (sum: number) => Math.ceil(sum / 1000) * 1000;

const count = (homes: number) => formatCount(homes, "vivienda", "viviendas");

/**
 * Describes how many homes are within reach: "5 viviendas a tu alcance; con 4.000 € más, 7."
 * @param shortfalls what is missing for each available home, in euros
 */
export function describeReach(shortfalls: readonly number[]): string {
  const within = shortfalls.filter((sum) => sum === 0).length;
  const beyond = shortfalls.filter((sum) => sum > 0);
  const first = within === 0 ? "Ninguna vivienda a tu alcance" : `${count(within)} a tu alcance`;
  if (beyond.length === 0) return `${first}.`;
  const step = roundUp(Math.min(...beyond));
  const more = within + beyond.filter((sum) => sum <= step).length;
  return `${first}; con ${formatEuros(step)} más, ${more}.`;
}

/** Describes what is missing for a home: "Te faltan 36.000 €." */
export function describeShortfall(sum: number): string {
  return sum > 0
    ? `Con lo que has escrito, te faltan ${formatEuros(roundUp(sum))}.`
    : "Con lo que has escrito, está a tu alcance.";
}
