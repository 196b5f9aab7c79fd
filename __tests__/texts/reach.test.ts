import { describeReach, describeShortfall } from "../../src/texts/reach";

it.each([
  [[0, 0, 3200, 4000, 9000], "2 viviendas a tu alcance; con 4.000 € más ahorrados, 4."],
  [[0], "1 vivienda a tu alcance."],
  [[12_001], "Ninguna vivienda a tu alcance; con 13.000 € más ahorrados, 1."],
])("describes %j", (shortfalls, words) => {
  expect(describeReach(shortfalls).replaceAll("\u00A0", " ")).toBe(words);
});

it.each([
  [{ shortfall: 0, needed: 50_000 }, true, "está a tu alcance."],
  [{ shortfall: 35_400, needed: 95_400 }, true, "te faltan 36.000 €."],
  [
    { shortfall: 60_708, needed: 120_708, limitedLoan: 288_297 },
    true,
    "te faltan 61.000 €: tu cuota paga 288.297 € de hipoteca, a 30 años.",
  ],
  [
    { shortfall: 4_503, needed: 120_708, limitedLoan: 288_297 },
    false,
    "necesitas ahorrados 121.000 €: tu cuota paga 288.297 € de hipoteca, a 30 años.",
  ],
])("says of a home that takes %j", (reach, hasSavings, words) => {
  const text = describeShortfall(reach, hasSavings, 30).replaceAll("\u00A0", " ");
  expect(text).toBe(`Con lo que has escrito, ${words}`);
});
