import { describePurchaseCosts } from "../../src/descriptions/purchase";

it("leaves out costs of 0 %", () => {
  const { costs } = describePurchaseCosts(100000, { vat: 10, stampDuty: 0, notary: 1 });
  expect(costs.map(({ label }) => label)).toEqual(["IVA", "Notaría y registro"]);
});
