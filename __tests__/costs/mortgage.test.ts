import {
  calculateInstalment,
  calculateLoan,
  getLargestLoan,
  getLoanBounds,
} from "../../src/costs/mortgage";
import { planPurchase } from "../../src/costs/purchasePlan";
import { purchaseSettings as rates } from "../queryResults";

const payments = [
  { title: "Reserva", share: 2, when: "Al reservar" },
  { title: "Contrato", share: 18, when: "A los treinta días" },
  { title: "Escritura", share: 80, when: "En la notaría" },
];

it("calculates the monthly instalment", () => {
  expect(calculateInstalment(303_200, 30, 2.9)).toBe(1_262);
});

it("calculates the loan that an instalment repays", () => {
  expect(calculateLoan(1_262, 30, 2.9)).toBe(303_197);
});

it("pays at the notary's only what is left to pay there", () => {
  const late = planPurchase(100_000, payments.slice(1), rates);
  // 82 % of the price remain, because the last payment is what the first one leaves.
  expect(getLargestLoan(late, 5)).toBe(91_950);
  expect(getLargestLoan(late, 100)).toBe(0);
});

it("lets a mortgage be chosen in steps of a hundredth of the price, from 40 %", () => {
  expect(getLoanBounds(379_000, 303_200)).toEqual({ min: 151_600, max: 303_200, step: 3_790 });
  // A range input can't reach a maximum that is not a whole number of steps above its minimum.
  const { min, max, step } = getLoanBounds(331_111, 264_889);
  expect((max - min) % step).toBe(0);
  expect(min).toBeGreaterThanOrEqual(132_444);
  expect(getLoanBounds(100_000, 30_000)).toMatchObject({ min: 30_000, max: 30_000 });
});

it.each([
  [366_000, 73_200, 292_800],
  [391_333, 78_267, 313_066],
])("starts the slider of a home of %d at the table's own figures", (price, entry, rest) => {
  const { payments: rows } = planPurchase(price, payments, rates);
  const before = rows.slice(0, -1).reduce((sum, row) => sum + row.price, 0);
  expect([before, rows.at(-1)?.price]).toEqual([entry, rest]);
  const largest = getLargestLoan(planPurchase(price, payments, rates), 20);
  const { min, max, step } = getLoanBounds(price, largest);
  expect([largest, max, (max - min) % step]).toEqual([rest, rest, 0]);
});
