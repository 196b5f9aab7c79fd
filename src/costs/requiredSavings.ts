import { calculateLastSum, type PurchasePlan } from "./purchasePlan";

/**
 * Splits what a buyer has to have saved by the dates of the payments.
 * @param loan what a mortgage pays at the notary's, in euros
 */
export function planSavings(plan: PurchasePlan, loan: number) {
  const { payments, total } = plan;
  const sums = new Map<string, number>();
  for (const [index, { when, sum }] of payments.entries()) {
    const own = index === payments.length - 1 ? calculateLastSum(plan) - loan : sum;
    sums.set(when, (sums.get(when) ?? 0) + own);
  }
  const dates = [...sums].map(([when, sum]) => ({ when, sum }));
  return { dates, sum: total.sum - loan };
}
