import { calculateMortgage, createMortgage } from "../../src/utils/mortgage";

it("starts with the settings' mortgage, the down payment in whole thousands", () => {
  expect(createMortgage(389000, { downPayment: 20, mortgageYears: 30, mortgageRate: 2.9 })).toEqual(
    {
      price: 389000,
      downPayment: 78000,
      years: 30,
      rate: 2.9,
    },
  );
});

it.each([
  // Checked against the closed formula of an annuity.
  [
    { price: 200000, downPayment: 0, years: 30, rate: 3 },
    { loan: 200000, monthly: 843 },
  ],
  [
    { price: 100000, downPayment: 100000, years: 10, rate: 3 },
    { loan: 0, monthly: 0 },
  ],
])("calculates the mortgage %p", (mortgage, expected) => {
  expect(calculateMortgage(mortgage)).toMatchObject(expected);
});
