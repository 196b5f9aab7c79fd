import { planPurchase } from "../costs/purchasePlan";
import { calculateReach } from "../costs/reach";
import { useBudget } from "./useBudget";

export type ReachUnit = Pick<Queries.Unit, "path" | "price" | "status">;

/**
 * Calculates what a visitor lacks for each available home of a project that is for sale.
 * @returns euros by the path of the home's page; undefined until something is typed
 */
export function useShortfalls(
  units: readonly ReachUnit[],
  payments: readonly Queries.Payment[] | null,
  settings: Queries.PurchaseSettingsFragment | null | undefined,
): ReadonlyMap<string, number> | undefined {
  const { budget } = useBudget();
  if (!budget || !settings) return undefined;
  const available = units.filter(({ status }) => status === "available");
  return new Map(
    available.flatMap(({ path, price }) =>
      price
        ? [
            [
              path,
              calculateReach(planPurchase(price, payments, settings), budget, settings).shortfall,
            ],
          ]
        : [],
    ),
  );
}

/** Finds the homes that a visitor can't afford, by the paths of their pages. */
export function useBeyondReach(...project: Parameters<typeof useShortfalls>) {
  const shortfalls = useShortfalls(...project);
  return shortfalls && new Set([...shortfalls].flatMap(([path, sum]) => (sum > 0 ? [path] : [])));
}
