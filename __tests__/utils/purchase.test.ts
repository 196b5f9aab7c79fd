import {
  calculateMortgage,
  createMortgage,
  describeMortgage,
  listPayments,
  listPurchaseCosts,
} from "../../src/utils/purchase";

const NBSP = "\u00A0";

const rates = {
  vat: 10,
  stampDuty: 0.75,
  notary: 1,
  mortgageRate: 2.9,
  mortgageYears: 30,
  savings: 20,
};

it("splits a price into its payments", () => {
  const payments = [
    { title: "Reserva", share: 2, when: "Al elegir" },
    { title: "Escritura", share: 98, when: "En la notaría" },
  ];
  expect(listPayments(payments, 389000)).toEqual([
    { title: "Reserva", when: "Al elegir", share: `2${NBSP}%`, sum: `7.780${NBSP}€` },
    { title: "Escritura", when: "En la notaría", share: `98${NBSP}%`, sum: `381.220${NBSP}€` },
  ]);
});

it("adds taxes and costs to a price, and leaves out those of nothing", () => {
  const { costs, total } = listPurchaseCosts(389000, rates);
  expect(costs).toEqual([
    { label: "IVA", rate: `10${NBSP}%`, sum: `38.900${NBSP}€` },
    { label: "Actos jurídicos documentados", rate: `0,75${NBSP}%`, sum: `2.918${NBSP}€` },
    { label: "Notaría y registro", rate: `1${NBSP}%`, sum: `unos 3.890${NBSP}€` },
  ]);
  expect(total).toBe(`434.708${NBSP}€`);
  expect(listPurchaseCosts(100000, { ...rates, stampDuty: 0 }).costs).toHaveLength(2);
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
