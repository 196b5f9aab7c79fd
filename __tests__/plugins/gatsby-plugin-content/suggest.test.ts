/** @jest-environment node */
import { suggest } from "../../../plugins/gatsby-plugin-content/suggest";

describe("suggest", () => {
  it.each([
    ["bedroms", "bedrooms"],
    ["Bathrooms", "bathrooms"],
    ["tittle", "title"],
    ["titel", "title"],
  ])("takes «%s» for «%s»", (word, meant) => {
    expect(suggest(word, ["title", "bedrooms", "bathrooms"])).toBe(`; ¿quiso decir '${meant}'?`);
  });

  it("does not guess where nothing is near", () => {
    expect(suggest("precio", ["title", "bedrooms"])).toBe("");
  });

  it("does not guess where nothing is known", () => {
    expect(suggest("precio", [])).toBe("");
  });

  it("knows a single letter in the other case, and takes no letter for another", () => {
    expect(suggest("b", ["A", "B", "pending"])).toBe("; ¿quiso decir 'B'?");
    expect(suggest("H", ["A", "B", "pending"])).toBe("");
  });
});
