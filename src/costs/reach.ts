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

/** Gets the mortgage that a monthly payment repays, if it is less than the largest. */
export function getLimitedLoan(
  largest: number,
  monthly: number | undefined,
  { mortgageYears, mortgageRate }: Queries.PurchaseSettingsFragment,
): number | undefined {
  if (monthly === undefined) return undefined;
  const loan = calculateLoan(monthly, mortgageYears, mortgageRate);
  return loan < largest ? loan : undefined;
}

/**
 * Calculates how much savings a buyer lacks for a home, with the largest mortgage whose instalment
 * can be paid; 0 if it is within reach. Who tells no savings is taken to have what that mortgage
 * leaves at least.
 */
export function calculateShortfall(
  plan: PurchasePlan,
  { savings, monthly }: Budget,
  settings: Queries.PurchaseSettingsFragment,
): number {
  const largest = getLargestLoan(plan, settings.downPayment);
  const affordable = getLimitedLoan(largest, monthly, settings) ?? largest;
  return Math.max(0, plan.total.sum - affordable - (savings ?? plan.total.sum - largest));
}
