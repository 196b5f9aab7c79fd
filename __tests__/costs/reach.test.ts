import { planPurchase } from "../../src/costs/purchasePlan";
import { calculateReach, parseSum } from "../../src/costs/reach";

const settings = {
  ...{ vat: 10, stampDuty: 0.75, notary: 1 },
  ...{ mortgageRate: 2.9, mortgageYears: 30, downPayment: 20 },
};
/** It costs 335.250 € in all; the largest mortgage is 240.000 €, 999 € a month. */
const plan = planPurchase(300_000, null, settings);

it.each([
  ["126.000 €", 126_000],
  ["126000,50", 126_000],
  ["126000.50", 126_000],
  ["126,000", 126_000],
  ["1.400 euros", 1400],
  [" 1 400 ", 1400],
  ["1.234.567.890", 1_234_567_890],
  ["1.2.3", undefined],
  ["126 mil", undefined],
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
  expect(calculateReach(plan, budget, settings).shortfall).toBe(sum);
});

it("needs more savings where the mortgage has to be smaller", () => {
  // 500 € a month repay 120.125 € in 30 years at 2,9 %.
  const short = calculateReach(plan, { savings: 95_250, monthly: 500 }, settings).shortfall;
  expect(short).toBe(240_000 - 120_125);
  expect(calculateReach(plan, { monthly: 500 }, settings).shortfall).toBe(short);
});
