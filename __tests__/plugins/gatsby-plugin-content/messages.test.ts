/** @jest-environment node */
import {
  describeExpected,
  suggestChoice,
  suggestWord,
} from "../../../plugins/gatsby-plugin-content/messages";

it.each([
  ["un número entero ≥ 0 y ≤ 9", { type: "integer", minimum: 0, maximum: 9 }],
  ["un número > 0", { type: "number", exclusiveMinimum: 0 }],
  ["una lista [ … ]", { type: "array" }],
  ["otra cosa", undefined],
] as const)("says that «%s» is expected", (words, schema) =>
  expect(describeExpected(schema)).toBe(words),
);

describe("suggestWord", () => {
  it.each([
    ["bedroms", "bedrooms"],
    ["Bathrooms", "bathrooms"],
    ["tittle", "title"],
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
});
