import { type Affordability, calculateAffordability } from "../costs/affordability";
import { getLargestLoan } from "../costs/mortgage";
import { planPurchase } from "../costs/purchasePlan";
import { useBudget } from "./useBudget";

export type AffordabilityUnit = Pick<Queries.Unit, "path" | "price" | "status">;

/**
 * Calculates what each available home of a project that is for sale takes of the visitor.
 * @returns by the path of the home's page; undefined until something is typed
 */
export function useAffordability(
  units: readonly AffordabilityUnit[],
  payments: readonly Queries.Payment[] | null,
  settings: Queries.PurchaseSettingsFragment | null | undefined,
): ReadonlyMap<string, Affordability> | undefined {
  const { budget } = useBudget();
  if (!budget || !settings) return undefined;
  const [years, rate] = [settings.mortgageYears, settings.mortgageRate];
  const results = new Map<string, Affordability>();
  for (const { path, price, status } of units) {
    if (status !== "available" || !price) continue;
    const plan = planPurchase(price, payments, settings);
    const loan = getLargestLoan(plan, settings.downPayment);
    results.set(path, calculateAffordability(plan.total.sum, { loan, years, rate }, budget));
  }
  return results;
}

/** Finds the homes that a visitor can't afford, by the paths of their pages. */
export function useUnaffordablePaths(...project: Parameters<typeof useAffordability>) {
  const results = useAffordability(...project);
  return (
    results &&
    new Set([...results].flatMap(([path, { shortfall }]) => (shortfall > 0 ? [path] : [])))
  );
}
