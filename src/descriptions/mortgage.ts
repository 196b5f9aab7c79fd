import { formatCount, formatEuros, formatPercent } from "../utils/format";
import { calculateShare } from "./purchase";
import { formatRent } from "./rental";

export interface Mortgage {
  /** Euros. */
  price: number;
  /** Euros paid without the loan. */
  savings: number;
  years: number;
  /** Percent a year. */
  rate: number;
}

/** A term of a loan with its value in words. */
export interface MortgageTerm {
  name: keyof Mortgage;
  label: string;
  shown: string;
}

/** Describes the terms of a loan: "Plazo", "30 años". */
export function describeMortgageTerms({ price, savings, years, rate }: Mortgage): MortgageTerm[] {
  return [
    { name: "price", label: "Precio", shown: formatEuros(price) },
    { name: "savings", label: "Entrada", shown: formatEuros(savings) },
    { name: "years", label: "Plazo", shown: formatCount(years, "año", "años") },
    { name: "rate", label: "Interés anual", shown: formatPercent(rate) },
  ];
}

/** Creates the loan that a calculation starts with; the savings in whole thousands. */
export function createMortgage(price: number, rates: Queries.PurchaseCosts): Mortgage {
  const { savings, mortgageYears, mortgageRate } = rates;
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

/** A loan in words: what is paid a month, and for what. */
export function describeMortgage(mortgage: Mortgage) {
  const { loan, monthly, interest } = calculateMortgage(mortgage);
  const years = formatCount(mortgage.years, "año", "años");
  return {
    monthly: formatRent(monthly),
    terms: `con una hipoteca de ${formatEuros(loan)} a ${years}, al ${formatPercent(mortgage.rate)} fijo. En total, ${formatEuros(interest)} de intereses.`,
  };
}

/** The disclaimer of the mortgage calculator. */
export const MORTGAGE_NOTE =
  "Cálculo orientativo, no es una oferta: las condiciones las fija cada banco. Impuestos y gastos van aparte.";
