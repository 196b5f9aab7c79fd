import fc from "fast-check";
import { calculateInstalment, getLargestLoan } from "../../src/costs/mortgage";
import { planPurchase } from "../../src/costs/purchasePlan";
import { calculateReach, parseSum } from "../../src/costs/reach";

const settings = {
  ...{ vat: 10, stampDuty: 0.75, notary: 1 },
  ...{ mortgageRate: 2.9, mortgageYears: 30, downPayment: 20 },
};
/** It costs 335.250 € in all; the largest mortgage is 240.000 €, 999 € a month. */
const cost = 335_250;
const mortgage = { loan: 240_000, years: 30, rate: 2.9 };

it.each([
  ["126.000 €", 126_000],
  ["126000,50", 126_000],
  ["126000.50", 126_000],
  ["126,000", 126_000],
  ["1.400 euros", 1400],
  [" 1 400 ", 1400],
  ["1.234.567.890", 1_234_567_890],
  ["1.2.3", undefined],
  ["126 mil", 126_000],
  ["126k", 126_000],
  ["€ 126.000", 126_000],
  ["126.000.-", 126_000],
  ["-5", undefined],
  ["", undefined],
  ["mucho", undefined],
])("reads «%s» as %s", (text, sum) => {
  expect(parseSum(text)).toBe(sum);
});

it.each([
  ["enough of both", { savings: 95_250, monthly: 1000 }, 0],
  ["savings alone, and enough", { savings: 100_000 }, 0],
  ["savings alone, and too little", { savings: 60_250 }, 35_000],
  ["a monthly payment alone, and enough", { monthly: 999 }, 0],
  ["nothing", {}, 0],
])("with %s, is short of nothing or the rest", (_, budget, sum) => {
  expect(calculateReach(cost, mortgage, budget).shortfall).toBe(sum);
});

it("needs more savings where the mortgage has to be smaller", () => {
  // 500 € a month repay 120.125 € in 30 years at 2,9 %.
  const { shortfall } = calculateReach(cost, mortgage, { savings: 95_250, monthly: 500 });
  expect(shortfall).toBe(240_000 - 120_125);
  expect(calculateReach(cost, mortgage, { monthly: 500 }).shortfall).toBe(shortfall);
});

it("is satisfied with the savings and the instalment that a home's page shows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 5_000_000 }), (price) => {
      const plan = planPurchase(price, null, settings);
      const loan = getLargestLoan(plan, settings.downPayment);
      const savings = plan.total.sum - loan;
      const monthly = calculateInstalment(loan, 30, 2.9);
      const { shortfall } = calculateReach(
        plan.total.sum,
        { ...mortgage, loan },
        { savings, monthly },
      );
      expect(shortfall).toBe(0);
    }),
  );
});
