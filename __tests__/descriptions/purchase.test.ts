import { describePurchase } from "../../src/descriptions/purchase";

const project = {
  type: "sale" as const,
  offer: { priceFrom: 100_000 },
  payments: [{ title: "Reserva", share: 2, when: "Al reservar" }],
};
const rates = { vat: 10, stampDuty: 0, notary: 1 };

it("leaves out costs of 0 %", () => {
  const { taxes } = describePurchase(project, rates) ?? {};
  expect(taxes?.costs.map(({ label }) => label)).toEqual(["IVA", "Notaría y registro"]);
});

it("describes what is known of a purchase, and nothing where that is the price alone", () => {
  expect(describePurchase(project, null)).toMatchObject({ price: 100_000, taxes: null });
  expect(describePurchase({ ...project, payments: null }, rates)).toMatchObject({ payments: null });
  expect(describePurchase({ ...project, payments: null }, null)).toBeNull();
  expect(describePurchase({ ...project, offer: null }, rates)).toBeNull();
  expect(describePurchase({ ...project, type: "rent" }, rates)).toBeNull();
});
