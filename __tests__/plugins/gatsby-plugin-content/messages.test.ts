import { suggestChoice, suggestWord } from "../../../plugins/gatsby-plugin-content/messages";

it.each([
  ["bedroms", "bedrooms"],
  ["Bathrooms", "bathrooms"],
  ["titel", "title"],
])("suggests for «%s» «%s»", (word, meant) => {
  const known = ["title", "bedrooms", "bathrooms"];
  expect(suggestWord(word, known)).toBe(`; ¿querías decir «${meant}»?`);
});

it("suggests nothing where no word is similar or none is known", () => {
  expect(suggestWord("precio", ["title", "bedrooms"])).toBe("");
  expect(suggestWord("precio", [])).toBe("");
  expect(suggestChoice("", { enum: ["instagram", "x"], labels: { x: "X" } })).toBe("");
});

it("suggests a single letter in the other case only", () => {
  expect(suggestWord("b", ["A", "B", "pending"])).toBe("; ¿querías decir «B»?");
  expect(suggestWord("H", ["A", "B", "pending"])).toBe("");
});
