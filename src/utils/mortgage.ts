/** What a loan is calculated from. */
export interface Mortgage {
  /** Euros. */
  price: number;
  /** Euros paid without the loan. */
  downPayment: number;
  years: number;
  /** Percent a year. */
  rate: number;
}

/** What a loan may be calculated with, for the sliders as well as the settings. */
export const mortgageBounds = {
  years: { min: 5, max: 40 },
  rate: { min: 0.5, max: 8 },
} as const;

/** Calculates so many percent of a price, in whole euros. */
export const calculateShare = (price: number, percent: number) =>
  Math.round((price * percent) / 100);

/** Creates the loan that a calculation starts with; the down payment in whole thousands. */
export function createMortgage(
  price: number,
  {
    downPayment,
    mortgageYears,
    mortgageRate,
  }: Pick<Queries.PurchaseCosts, "downPayment" | "mortgageYears" | "mortgageRate">,
): Mortgage {
  return {
    price,
    downPayment: Math.ceil(calculateShare(price, downPayment) / 1000) * 1000,
    years: mortgageYears,
    rate: mortgageRate,
  };
}

/**
 * Calculates a loan that is paid back in equal instalments every month, at a fixed rate above zero.
 * @returns whole euros: the loan, an instalment, and the interest of all years
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
