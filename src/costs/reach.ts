import { calculateLoan, getLargestLoan } from "./mortgage";
import type { PurchasePlan } from "./purchasePlan";

/** What a buyer can pay, in euros; undefined where nothing was typed. */
export interface Budget {
  savings?: number;
  monthly?: number;
}

/** Parses a sum as it is typed: «126.000,50 €» → 126000; undefined if it is none. */
export function parseSum(text: string): number | undefined {
  const sum = /^(\d+|\d{1,3}(?:[.,\s]\d{3})+)(?:[.,]\d{0,2})?\s*(?:€|euros?)?$/i;
  const [, whole] = sum.exec(text.trim()) ?? [];
  return whole ? Number(whole.replace(/\D/g, "")) : undefined;
}

/** What a home takes of a buyer, in euros. */
export interface Reach {
  /** What has to be saved beside the mortgage. */
  needed: number;
  /** What is missing of that; 0 if the home is within reach. */
  shortfall: number;
  /** The mortgage that the monthly payment repays, if it is less than the largest. */
  limitedLoan?: number;
}

/**
 * Calculates what a home takes of a buyer, with the largest mortgage whose instalment can be paid.
 * Who tells no savings is taken to have what the largest mortgage leaves at least.
 */
export function calculateReach(
  plan: PurchasePlan,
  { savings, monthly }: Budget,
  { downPayment, mortgageYears, mortgageRate }: Queries.PurchaseSettingsFragment,
): Reach {
  const largest = getLargestLoan(plan, downPayment);
  const repaid =
    monthly === undefined ? largest : calculateLoan(monthly, mortgageYears, mortgageRate);
  const needed = plan.total.sum - Math.min(largest, repaid);
  return {
    needed,
    shortfall: Math.max(0, needed - (savings ?? plan.total.sum - largest)),
    limitedLoan: repaid < largest ? repaid : undefined,
  };
}
