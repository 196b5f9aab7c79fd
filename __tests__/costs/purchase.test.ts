import { describePurchase } from "../../src/costs/purchase";

const project = {
  type: "sale" as const,
  offer: { priceFrom: 100_000 },
  payments: [{ title: "Reserva", share: 2, when: "Al reservar" }],
};
const costs = { vat: 10, stampDuty: 0, notary: 1 };

it("leaves out costs of 0 %", () => {
  const { costs: described } = describePurchase(project, costs) ?? {};
  expect(described?.rows.map(({ title }) => title)).toEqual(["IVA", "Notaría y registro"]);
});

it("describes instalments that add up to the price, although each is rounded", () => {
  const payments = [15, 35, 50].map((share) => ({ title: "Pago", share, when: "Al pedirlo" }));
  const purchase = describePurchase({ ...project, payments, offer: { priceFrom: 250_350 } }, null);
  const sums = purchase?.payments?.map(({ sum }) => sum.replace("\u00A0", " "));
  expect(sums).toEqual(["37.553 €", "87.623 €", "125.174 €"]);
});

it("describes what is known of a purchase, but not the price alone", () => {
  expect(describePurchase(project, null)).toMatchObject({ price: 100_000, costs: null });
  expect(describePurchase({ ...project, payments: null }, costs)?.basis).toMatch(/\+ IVA\.$/);
  expect(describePurchase({ ...project, payments: null }, null)).toBeNull();
  expect(describePurchase({ ...project, offer: null }, costs)).toBeNull();
  expect(describePurchase({ ...project, offer: { priceFrom: null } }, costs)).toBeNull();
  expect(describePurchase({ ...project, type: "rent" }, costs)).toBeNull();
});
