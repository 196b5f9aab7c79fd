import {
  suggestChoice,
  suggestWord,
} from "../../../../plugins/gatsby-plugin-content/messages/suggestWord";

it.each([
  ["titel", "title"],
  ["b", "B"],
])("suggests for «%s» «%s»", (word, meant) => {
  expect(suggestWord(word, ["title", "bedrooms", "A", "B"])).toBe(`; ¿querías decir «${meant}»?`);
});

it("suggests nothing if no word is similar or known, as for single letters", () => {
  expect(suggestWord("precio", ["title", "bedrooms"])).toBe("");
  expect(suggestWord("H", ["A", "B", "pending"])).toBe("");
  expect(suggestWord("precio", [])).toBe("");
  expect(suggestChoice("", { enum: ["instagram", "x"], labels: { x: "X" } })).toBe("");
});
