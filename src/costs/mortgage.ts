/** The allowed terms of a loan, for both sliders and settings. */
export const mortgageBounds = {
  years: { min: 5, max: 40 },
  rate: { min: 0.5, max: 8 },
} as const;

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
