import { suggestWord } from "../../../../plugins/gatsby-plugin-content/messages/suggestWord";

it.each([
  ["titel", "title"],
  ["b", "B"],
])("suggests for «%s» «%s»", (word, meant) => {
  expect(suggestWord(word, ["title", "bedrooms", "A", "B"])).toBe(`; ¿querías decir «${meant}»?`);
});

it.each([
  ["vendida", "sold"],
  ["Vendido", "sold"],
  ["disponible", "available"],
  ["availible", "available"],
])("suggests for «%s», by label or value, «%s»", (word, meant) => {
  const labels = { available: "Disponible", sold: "Vendida" };
  expect(suggestWord(word, Object.keys(labels), labels)).toBe(`; ¿querías decir «${meant}»?`);
});

it("suggests nothing if no word is similar or known, as for single letters, or several are", () => {
  expect(suggestWord("Vivienda tipo H", ["Vivienda tipo A", "Vivienda tipo B"])).toBe("");
  expect(suggestWord("precio", ["title", "bedrooms"])).toBe("");
  expect(suggestWord("H", ["A", "B", "pending"])).toBe("");
  expect(suggestWord("precio", [])).toBe("");
  expect(suggestWord("", ["instagram", "x"], { x: "X" })).toBe("");
});
