import { calculatePercentage, type PurchasePlan } from "./purchasePlan";

/** What is paid at the notary's: the last payment, taxes and fees. */
function calculateLastSum({ payments, costs }: PurchasePlan): number {
  return costs.reduce((sum, cost) => sum + cost.sum, payments.at(-1)?.sum ?? 0);
}

/** The largest mortgage: what the site's down payment leaves of the price, paid at the notary's. */
export function getLargestLoan(plan: PurchasePlan, downPayment: number): number {
  const { price } = plan.total;
  const rest = price - calculatePercentage(price, downPayment);
  return Math.max(0, Math.min(rest, calculateLastSum(plan)));
}

/** The smallest mortgage that can be chosen, as a percentage of the price. */
const MIN_LOAN = 40;

/** Gets the bounds of a mortgage in whole euros, in steps of a hundredth of the price from its largest. */
export function getLoanBounds(price: number, largest: number) {
  const step = Math.max(1, calculatePercentage(price, 1));
  const steps = Math.floor((largest - calculatePercentage(price, MIN_LOAN)) / step);
  return { min: largest - Math.max(0, steps) * step, max: largest, step };
}

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
