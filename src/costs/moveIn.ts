import { formatEuros } from "../texts/format";
import { formatMonths } from "../texts/rentalConditions";

/**
 * Describes what a tenant pays on moving in: "Primer mes", "2.500 €", then deposit and guarantee.
 * @param price euros a month
 * @returns the sums other than zero, and their total
 */
export function describeMoveInCosts(price: number, conditions: Queries.RentalConditions) {
  const { depositMonths, guaranteeMonths } = conditions;
  const costs = [
    { title: "Primer mes", months: 1 },
    { title: `Fianza (${formatMonths(depositMonths)})`, months: depositMonths },
    { title: `Garantía adicional (${formatMonths(guaranteeMonths)})`, months: guaranteeMonths },
  ].filter(({ months }) => months > 0);
  const total = costs.reduce((sum, { months }) => sum + months, 0) * price;
  return {
    rows: costs.map(({ title, months }) => ({ title, sum: formatEuros(months * price) })),
    total: { title: "En total", sum: formatEuros(total) },
  };
}
