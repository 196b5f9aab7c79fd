/**
 * Calculates what a tenant pays on moving in.
 * @param rent euros a month
 * @returns the sums other than zero, and their total, in euros
 */
export function planMoveIn(
  rent: number,
  {
    depositMonths,
    guaranteeMonths,
  }: Pick<Queries.RentalConditions, "depositMonths" | "guaranteeMonths">,
) {
  const months = { rent: 1, deposit: depositMonths, guarantee: guaranteeMonths };
  const costs = (["rent", "deposit", "guarantee"] as const)
    .map((kind) => ({ kind, months: months[kind], sum: months[kind] * rent }))
    .filter(({ sum }) => sum > 0);
  return { costs, total: costs.reduce((total, { sum }) => total + sum, 0) };
}
