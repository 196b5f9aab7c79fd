import { calculateInstalment, calculateLoan, type Mortgage } from "./mortgage";

/** What a buyer can pay, in euros; undefined where nothing was typed. */
export interface Budget {
  savings?: number;
  monthly?: number;
}

/** Parses a sum as it is typed: «126.000,50 €», «126 mil» → 126000; undefined if it is none. */
export function parseSum(text: string): number | undefined {
  const sum =
    /^(?:€\s*)?(\d+|\d{1,3}(?:[.,\s]\d{3})+)(?:[.,]\d{0,2})?-?\s*(mil|k)?\s*(?:€|euros?)?$/i;
  const [, whole, thousands] = sum.exec(text.trim()) ?? [];
  return whole ? Number(whole.replace(/\D/g, "")) * (thousands ? 1000 : 1) : undefined;
}

/** What a home takes of a buyer, in euros. */
export interface Reach {
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
export function calculateReach(
  cost: number,
  { loan, years, rate }: Mortgage,
  { savings, monthly }: Budget,
): Reach {
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
