import { describeAffordableUnits, describeShortfall } from "../../src/texts/affordability";

it.each([
  [[0, 0, 3200, 4000, 9000], "2 viviendas a tu alcance; con 4.000 € más ahorrados, 4."],
  [[0], "1 vivienda a tu alcance."],
  [[12_001], "Ninguna vivienda a tu alcance; con 13.000 € más ahorrados, una."],
])("describes %j", (shortfalls, words) => {
  const results = shortfalls.map((shortfall) => ({ shortfall, needed: 100_000 + shortfall }));
  expect(describeAffordableUnits(results, true).replaceAll("\u00A0", " ")).toBe(words);
});

it("counts all savings if none were typed", () => {
  const results = [3000, 0, 9000].map((sum) => ({ shortfall: sum, needed: 100_000 + sum }));
  expect(describeAffordableUnits(results, false).replaceAll("\u00A0", " ")).toBe(
    "1 vivienda al alcance de tu cuota; con 103.000 € ahorrados, 2.",
  );
});

const both = { savings: 60_000, monthly: 1200 };
const monthly = { monthly: 1200 };

it.each([
  [
    { shortfall: 0, needed: 50_000 },
    both,
    "Con 60.000 € ahorrados y 1.200 € al mes, está a tu alcance.",
  ],
  [{ shortfall: 0, needed: 50_000 }, monthly, "Con 1.200 € al mes pagas esta hipoteca."],
  [
    { shortfall: 35_400, needed: 95_400 },
    { savings: 60_000 },
    "Con 60.000 € ahorrados, te faltan 35.400 €.",
  ],
  [
    { shortfall: 60_708, needed: 120_708, limitedLoan: 288_297 },
    both,
    "Con 60.000 € ahorrados y 1.200 € al mes, te faltan 60.708 €: tu cuota paga 288.297 € de hipoteca, a 30 años.",
  ],
  [
    { shortfall: 4_503, needed: 120_708, limitedLoan: 288_297 },
    monthly,
    "Con 1.200 € al mes, necesitas tener ahorrados 120.708 €: tu cuota paga 288.297 € de hipoteca, a 30 años.",
  ],
  [
    { shortfall: 300_000, needed: 423_533, limitedLoan: 0 },
    { monthly: 0 },
    "Con 0 € al mes, necesitas tener ahorrados 423.533 €: sin hipoteca.",
  ],
])("says of a home that takes %j with %j", (reach, budget, words) => {
  expect(describeShortfall(reach, budget, 30).replaceAll("\u00A0", " ")).toBe(words);
});
