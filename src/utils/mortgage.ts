/** What a loan is calculated from. */
export interface Mortgage {
  /** Euros. */
  price: number;
  /** Euros paid without the loan. */
  savings: number;
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

/** Creates the loan that a calculation starts with; the savings in whole thousands. */
export function createMortgage(
  price: number,
  {
    savings,
    mortgageYears,
    mortgageRate,
  }: Pick<Queries.PurchaseCosts, "savings" | "mortgageYears" | "mortgageRate">,
): Mortgage {
  return {
    price,
    savings: Math.ceil(calculateShare(price, savings) / 1000) * 1000,
    years: mortgageYears,
    rate: mortgageRate,
  };
}

/**
 * Calculates a loan that is paid back in equal parts every month, at a fixed rate.
 * @returns whole euros: the loan, a month's part, and the interest of all years
 */
export function calculateMortgage({ price, savings, years, rate }: Mortgage) {
  const loan = Math.max(0, price - savings);
  const months = years * 12;
  const monthly = rate / 1200;
  const part = monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
  return {
    loan: Math.round(loan),
    monthly: Math.round(part),
    interest: Math.round(part * months - loan),
  };
}
