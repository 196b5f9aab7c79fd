import { calculatePercentage } from "./purchase";

/** The terms of a loan. */
export interface Mortgage {
  /** Euros. */
  price: number;
  /** Euros paid upfront. */
  downPayment: number;
  years: number;
  /** Percent a year. */
  rate: number;
}

/** The allowed terms of a loan, for both sliders and settings. */
export const mortgageBounds = {
  years: { min: 5, max: 40 },
  rate: { min: 0.5, max: 8 },
} as const;

/** Creates the initial terms of a loan, with the down payment rounded up to whole thousands. */
export function createMortgage(price: number, settings: Queries.PurchaseSettingsFragment) {
  return {
    price,
    downPayment: Math.ceil(calculatePercentage(price, settings.downPayment) / 1000) * 1000,
    years: settings.mortgageYears,
    rate: settings.mortgageRate,
  };
}

/**
 * Calculates a loan that is repaid in equal monthly instalments, at a fixed rate above zero.
 * @returns whole euros: the loan, one instalment, and the total interest
 */
export function calculateMortgage({ price, downPayment, years, rate }: Mortgage) {
  const loan = price - downPayment;
  const months = years * 12;
  const monthlyRate = rate / 1200;
  const instalment = (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
  return {
    loan: Math.round(loan),
    monthly: Math.round(instalment),
    interest: Math.round(instalment * months - loan),
  };
}
