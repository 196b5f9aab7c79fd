import { planPurchase } from "../../src/costs/purchasePlan";

const rates = { vat: 10, stampDuty: 0, notary: 1 };

it("leaves out costs of 0 %", () => {
  const { costs } = planPurchase(100_000, null, rates);
  expect(costs).toEqual([{ kind: "notary", rate: 1, sum: 1000 }]);
});

it("plans instalments that add up to the price and its VAT, although each is rounded", () => {
  const payments = [15, 35, 50].map((share) => ({ title: "Pago", share, when: "Al pedirlo" }));
  const plan = planPurchase(250_350, payments, { ...rates, vat: 10.5 });
  expect(plan.payments.map(({ price }) => price)).toEqual([37_553, 87_623, 125_174]);
  expect(plan.payments.map(({ vat }) => vat)).toEqual([3943, 9200, 13_144]);
  expect(plan.total).toEqual({ price: 250_350, vat: 26_287, sum: 250_350 + 26_287 + 2504 });
  const paid = [...plan.payments, ...plan.costs].reduce((sum, part) => sum + part.sum, 0);
  expect(paid).toBe(plan.total.sum);
});
