import fc from "fast-check";
import { calculateAffordability } from "../../src/costs/affordability";
import { calculateInstalment, getLargestLoan } from "../../src/costs/mortgage";
import { planPurchase } from "../../src/costs/purchasePlan";
import { purchaseSettings as settings } from "../queryResults";

/** It costs 335.250 € in all; the largest mortgage is 240.000 €, 999 € a month. */
const cost = 335_250;
const mortgage = { loan: 240_000, years: 30, rate: 2.9 };

it.each([
  ["enough of both", { savings: 95_250, monthly: 1000 }, 0],
  ["savings alone, and enough", { savings: 100_000 }, 0],
  ["savings alone, and too little", { savings: 60_250 }, 35_000],
  ["a monthly payment alone, and enough", { monthly: 999 }, 0],
  ["nothing", {}, 0],
])("with %s, is short of nothing or the rest", (_, budget, sum) => {
  expect(calculateAffordability(cost, mortgage, budget).shortfall).toBe(sum);
});

it("needs more savings where the mortgage has to be smaller", () => {
  // 500 € a month repay 120.125 € in 30 years at 2,9 %.
  const { shortfall } = calculateAffordability(cost, mortgage, { savings: 95_250, monthly: 500 });
  expect(shortfall).toBe(240_000 - 120_125);
  expect(calculateAffordability(cost, mortgage, { monthly: 500 }).shortfall).toBe(shortfall);
});

it("is satisfied with the savings and the instalment that a home's page shows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 5_000_000 }), (price) => {
      const plan = planPurchase(price, null, settings);
      const loan = getLargestLoan(plan, settings.downPayment);
      const savings = plan.total.sum - loan;
      const monthly = calculateInstalment(loan, 30, 2.9);
      const { shortfall } = calculateAffordability(
        plan.total.sum,
        { ...mortgage, loan },
        { savings, monthly },
      );
      expect(shortfall).toBe(0);
    }),
  );
});
