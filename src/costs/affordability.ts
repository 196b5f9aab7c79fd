import { calculateInstalment, calculateLoan, type Mortgage } from "./mortgage";

/** What a buyer can pay, in euros; undefined where nothing was typed. */
export interface Budget {
  savings?: number;
  monthly?: number;
}

/** What a home takes of a buyer, in euros. */
export interface Affordability {
  /** What has to be saved beside the mortgage. */
  needed: number;
  /** What is missing of that; 0 if the home is within reach. */
  shortfall: number;
  /** The mortgage that the monthly payment repays, if it is less than what is counted on. */
  limitedLoan?: number;
}

/**
 * Calculates what a home takes of a buyer, whose monthly payment may allow only a part of a mortgage.
 * Who tells no savings is taken to have what the whole mortgage leaves at least.
 * @param cost of the home with its taxes, in euros
 */
export function calculateAffordability(
  cost: number,
  { loan, years, rate }: Mortgage,
  { savings, monthly }: Budget,
): Affordability {
  // Compared as it is shown: rounded.
  const isPaid = monthly === undefined || calculateInstalment(loan, years, rate) <= monthly;
  const repaid = isPaid ? loan : Math.min(loan, calculateLoan(monthly, years, rate));
  const needed = cost - repaid;
  return {
    needed,
    shortfall: Math.max(0, needed - (savings ?? cost - loan)),
    limitedLoan: isPaid ? undefined : repaid,
  };
}
