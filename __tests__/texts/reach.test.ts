import { describeReach, describeShortfall } from "../../src/texts/reach";

it.each([
  [[0, 0, 3200, 4000, 9000], "2 viviendas a tu alcance; con 4.000 € más, 4."],
  [[0], "1 vivienda a tu alcance."],
  [[12_001], "Ninguna vivienda a tu alcance; con 13.000 € más, 1."],
])("describes %j", (shortfalls, words) => {
  expect(describeReach(shortfalls).replaceAll("\u00A0", " ")).toBe(words);
});

it("says what is missing for a home", () => {
  expect(describeShortfall(35_400).replaceAll("\u00A0", " ")).toContain("te faltan 36.000 €");
  expect(describeShortfall(0)).toContain("está a tu alcance");
});
