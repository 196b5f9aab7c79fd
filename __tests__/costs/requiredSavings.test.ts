import { getLargestLoan } from "../../src/costs/mortgage";
import { planPurchase } from "../../src/costs/purchasePlan";
import { planSavings } from "../../src/costs/requiredSavings";
import { purchaseSettings as rates } from "../queryResults";

const payments = [
  { title: "Reserva", share: 2, when: "Al reservar" },
  { title: "Contrato", share: 18, when: "A los treinta días" },
  { title: "Escritura", share: 80, when: "En la notaría" },
];
const plan = planPurchase(379_000, payments, rates);

it("splits what has to be saved by payment, after the mortgage", () => {
  const loan = getLargestLoan(plan, 20);
  expect(loan).toBe(303_200);
  expect(planSavings(plan, loan)).toEqual({
    dates: [
      { when: "Al reservar", sum: 8_338 },
      { when: "A los treinta días", sum: 75_042 },
      { when: "En la notaría", sum: 36_953 },
    ],
    sum: 120_333,
  });
});

it("adds up payments of the same date", () => {
  const same = payments.map((payment) => ({ ...payment, when: "En la notaría" }));
  const { dates, sum } = planSavings(planPurchase(379_000, same, rates), 0);
  expect(dates).toEqual([{ when: "En la notaría", sum }]);
});

it.each([331_111, 379_000, 1_234_567])(
  "savings and mortgage of %d add up to the total",
  (price) => {
    const plan = planPurchase(price, payments, rates);
    const { dates, sum } = planSavings(plan, getLargestLoan(plan, 20));
    expect(dates.reduce((all, date) => all + date.sum, 0)).toBe(sum);
    expect(sum + getLargestLoan(plan, 20)).toBe(plan.total.sum);
  },
);
