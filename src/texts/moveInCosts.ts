import { planMoveIn } from "../costs/moveInCosts";
import { formatEuros, joinFacts, NBSP } from "./format";
import { formatMonthly } from "./prices";
import { formatMonths } from "./rentalConditions";

/** Sums up what a tenant needs: "7.200 € al entrar · ingresos desde 5.400 € al mes". */
export function describeNeeds(
  { price, incomeMultiple }: Pick<Queries.Rental, "price" | "incomeMultiple">,
  conditions: Parameters<typeof planMoveIn>[1],
): string {
  return joinFacts([
    `${formatEuros(planMoveIn(price, conditions).total)} al entrar`,
    ...(incomeMultiple
      ? [`ingresos desde ${formatMonthly(price * incomeMultiple).replaceAll(" ", NBSP)}`]
      : []),
  ]);
}

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
