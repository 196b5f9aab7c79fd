import {
  calculateMortgage,
  createMortgage,
  describeMortgage,
} from "../../src/descriptions/mortgage";
import { describePurchaseCosts } from "../../src/descriptions/purchase";

const NBSP = "\u00A0";

const rates = {
  vat: 10,
  stampDuty: 0.75,
  notary: 1,
  mortgageRate: 2.9,
  mortgageYears: 30,
  savings: 20,
};

it("leaves out costs of 0 %", () => {
  const { costs } = describePurchaseCosts(100000, { ...rates, stampDuty: 0 });
  expect(costs.map(({ label }) => label)).toEqual(["IVA", "Notaría y registro"]);
});

it("starts with the settings' mortgage, the savings in whole thousands", () => {
  expect(createMortgage(389000, rates)).toEqual({
    price: 389000,
    savings: 78000,
    years: 30,
    rate: 2.9,
  });
});

it.each([
  // Checked against the closed formula of an annuity.
  [
    { price: 200000, savings: 0, years: 30, rate: 3 },
    { loan: 200000, monthly: 843 },
  ],
  [
    { price: 120000, savings: 0, years: 10, rate: 0 },
    { loan: 120000, monthly: 1000 },
  ],
  [
    { price: 100000, savings: 120000, years: 10, rate: 3 },
    { loan: 0, monthly: 0 },
  ],
])("calculates the mortgage %p", (mortgage, expected) => {
  expect(calculateMortgage(mortgage)).toMatchObject(expected);
});

it("puts a mortgage into words", () => {
  expect(describeMortgage({ price: 120000, savings: 20000, years: 1, rate: 0 })).toEqual({
    monthly: `8.333${NBSP}€ al mes`,
    terms: `con una hipoteca de 100.000${NBSP}€ a 1${NBSP}año, al 0${NBSP}% fijo. En total, 0${NBSP}€ de intereses.`,
  });
});
