import { describeReach, describeShortfall } from "../../src/texts/reach";

it.each([
  [[0, 0, 3200, 4000, 9000], "2 viviendas a tu alcance; con 4.000 € más ahorrados, 4."],
  [[0], "1 vivienda a tu alcance."],
  [[12_001], "Ninguna vivienda a tu alcance; con 13.000 € más ahorrados, 1."],
])("describes %j", (shortfalls, words) => {
  const reaches = shortfalls.map((shortfall) => ({ shortfall, needed: 100_000 + shortfall }));
  expect(describeReach(reaches, true).replaceAll("\u00A0", " ")).toBe(words);
});

it("counts all savings if none were typed", () => {
  const reaches = [3000, 0, 9000].map((sum) => ({ shortfall: sum, needed: 100_000 + sum }));
  expect(describeReach(reaches, false).replaceAll("\u00A0", " ")).toBe(
    "1 vivienda a tu alcance; con 103.000 € ahorrados, 2.",
  );
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
  [
    { shortfall: 300_000, needed: 423_533, limitedLoan: 0 },
    false,
    "necesitas ahorrados 424.000 €: sin hipoteca.",
  ],
])("says of a home that takes %j", (reach, hasSavings, words) => {
  const text = describeShortfall(reach, hasSavings, 30).replaceAll("\u00A0", " ");
  expect(text).toBe(`Con lo que has escrito, ${words}`);
});
