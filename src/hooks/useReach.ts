import { getLargestLoan } from "../costs/mortgage";
import { planPurchase } from "../costs/purchasePlan";
import { calculateReach, type Reach } from "../costs/reach";
import { useBudget } from "./useBudget";

export type ReachUnit = Pick<Queries.Unit, "path" | "price" | "status">;

/**
 * Calculates what each available home of a project that is for sale takes of the visitor.
 * @returns by the path of the home's page; undefined until something is typed
 */
export function useReach(
  units: readonly ReachUnit[],
  payments: readonly Queries.Payment[] | null,
  settings: Queries.PurchaseSettingsFragment | null | undefined,
): ReadonlyMap<string, Reach> | undefined {
  const { budget } = useBudget();
  if (!budget || !settings) return undefined;
  const [years, rate] = [settings.mortgageYears, settings.mortgageRate];
  const reaches = new Map<string, Reach>();
  for (const { path, price, status } of units) {
    if (status !== "available" || !price) continue;
    const plan = planPurchase(price, payments, settings);
    const loan = getLargestLoan(plan, settings.downPayment);
    reaches.set(path, calculateReach(plan.total.sum, { loan, years, rate }, budget));
  }
  return reaches;
}

/** Finds the homes that a visitor can't afford, by the paths of their pages. */
export function useBeyondReach(...project: Parameters<typeof useReach>) {
  const reaches = useReach(...project);
  return (
    reaches &&
    new Set([...reaches].flatMap(([path, { shortfall }]) => (shortfall > 0 ? [path] : [])))
  );
}
