import { planPurchase } from "../../src/costs/purchasePlan";
import { describeReach, describeShortfall } from "../../src/texts/reach";

it.each([
  [[0, 0, 3200, 4000, 9000], "2 viviendas a tu alcance; con 4.000 € más ahorrados, 4."],
  [[0], "1 vivienda a tu alcance."],
  [[12_001], "Ninguna vivienda a tu alcance; con 13.000 € más ahorrados, 1."],
])("describes %j", (shortfalls, words) => {
  expect(describeReach(shortfalls).replaceAll("\u00A0", " ")).toBe(words);
});

it.each([
  [{ shortfall: 0 }, undefined, "está a tu alcance."],
  [{ shortfall: 35_400, savings: 60_000 }, undefined, "te faltan 36.000 €."],
  [
    { shortfall: 60_800, savings: 60_000 },
    288_297,
    "te faltan 61.000 €: tu cuota paga 288.297 € de hipoteca, a 30 años.",
  ],
  [
    { shortfall: 4_503 },
    288_297,
    "necesitas ahorrados 121.000 €: tu cuota paga 288.297 € de hipoteca, a 30 años.",
  ],
])("says of a home %j", (reach, loan, words) => {
  const plan = planPurchase(366_000, null, { vat: 10, stampDuty: 0.75, notary: 1 });
  const text = describeShortfall({ plan, ...reach }, loan, 30).replaceAll("\u00A0", " ");
  expect(text).toBe(`Con lo que has escrito, ${words}`);
});
