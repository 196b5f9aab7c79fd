import { planMoveIn } from "../costs/moveInCosts";
import { formatEuros } from "./format";
import { formatMonths } from "./rentalConditions";

/** Describes what a tenant pays on moving in: "Primer mes", "2.500 €", then deposit and guarantee. */
export function describeMoveInCosts(...terms: Parameters<typeof planMoveIn>) {
  const { costs, total } = planMoveIn(...terms);
  const titles = {
    rent: () => "Primer mes",
    deposit: (months: number) => `Fianza (${formatMonths(months)})`,
    guarantee: (months: number) => `Garantía adicional (${formatMonths(months)})`,
  };
  return {
    rows: costs.map(({ kind, months, sum }) => ({
      title: titles[kind](months),
      sum: formatEuros(sum),
    })),
    total: { title: "En total", sum: formatEuros(total) },
  };
}
