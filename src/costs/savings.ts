import { calculateMortgage } from "./mortgage";
import type { PurchasePlan } from "./purchase";

/** The largest mortgage: what the site's down payment leaves of the price, paid at the notary's. */
export function getLargestLoan({ payments, costs, total }: PurchasePlan, downPayment: number) {
  const share = total.price - Math.round((total.price * downPayment) / 100);
  const atNotary = [payments.at(-1) ?? { sum: 0 }, ...costs];
  return Math.min(
    share,
    atNotary.reduce((sum, part) => sum + part.sum, 0),
  );
}

/**
 * Splits what a buyer has to have saved by payment.
 * @param loan what a mortgage pays of the last payment, in euros
 */
export function planSavings({ payments, costs, total }: PurchasePlan, loan: number) {
  const dates = payments.map(({ title, when, sum }, index) => {
    const isLast = index === payments.length - 1;
    const fees = isLast ? costs.reduce((all, cost) => all + cost.sum, 0) : 0;
    return { title, when, sum: isLast ? sum + fees - loan : sum };
  });
  return { dates, sum: total.sum - loan };
}

/** Calculates the monthly instalment of a loan, in whole euros. */
export const calculateInstalment = (loan: number, years: number, rate: number) =>
  calculateMortgage({ price: loan, downPayment: 0, years, rate }).monthly;
