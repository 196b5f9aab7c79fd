import { calculateLastSum, calculatePercentage, type PurchasePlan } from "./purchasePlan";

/** The allowed terms of a loan, for both sliders and settings. */
export const mortgageBounds = {
  years: { min: 5, max: 40 },
  rate: { min: 0.5, max: 8 },
} as const;

/** A mortgage that is counted on: euros, years, percent a year. */
export interface Mortgage {
  loan: number;
  years: number;
  rate: number;
}

/** How much of a loan one euro a month repays, at a fixed rate above zero in percent a year. */
function getAnnuityFactor(years: number, rate: number): number {
  const monthlyRate = rate / 1200;
  return (1 - (1 + monthlyRate) ** (-years * 12)) / monthlyRate;
}

/** Calculates the monthly instalment of a loan, in whole euros. */
export const calculateInstalment = (loan: number, years: number, rate: number) =>
  Math.round(loan / getAnnuityFactor(years, rate));

/** Calculates the loan that is repaid with a monthly instalment, in whole euros. */
export const calculateLoan = (monthly: number, years: number, rate: number) =>
  Math.floor(monthly * getAnnuityFactor(years, rate));

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
