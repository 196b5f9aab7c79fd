import fc from "fast-check";
import {
  explainAmount,
  formatAmount,
  parseAmount,
} from "../../../plugins/gatsby-plugin-content-editor/browser/amount";

it.each([
  ["2500", 2500],
  ["2.500", 2500],
  ["1.250,50", 1250.5],
  ["12.345.678", 12345678],
  ["0,5", 0.5],
  ["-3,7038", -3.7038],
  [" 2.500 € ", 2500],
  ["0", 0],
])("parses %j as %d", (text, value) => {
  expect(parseAmount(text, "€")).toBe(value);
});

it.each(["2.5", "1.2345", "1234.567", "1,250.50", "0.500", "007", "1e3", "2 500", "abc", "€"])(
  "rejects %j, and explains how to write a number",
  (text) => {
    expect(parseAmount(text, "€")).toBe(text);
    expect(explainAmount(text, { label: "Precio" })).toMatch(/^Precio: escribe un número, /);
  },
);

it("parses a blank text as no value", () => {
  expect(parseAmount("  ")).toBeUndefined();
  expect(explainAmount(undefined, { label: "Precio", min: 50 })).toBeUndefined();
});

it.each([
  [49, "Precio: como mínimo, 50."],
  [100_000_000, "Precio: como máximo, 99.999.999."],
  [50.5, "Precio: escribe un número entero, sin decimales, como 2.500."],
  [50, undefined],
])("explains %d with: %s", (value, words) => {
  const rule = { label: "Precio", min: 50, max: 99_999_999, whole: true };
  expect(explainAmount(value, rule)).toBe(words);
});

it("parses no text as another number than it reads", () => {
  const texts = fc.property(fc.stringMatching(/^\d{1,4}([.,]\d{1,4}){0,2}$/), (text) => {
    const value = parseAmount(text);
    const spellings = [formatAmount(value), formatAmount(value).replaceAll(".", "")];
    return value === text || spellings.includes(text.replace(/,0+$|(?<=,\d*[1-9])0+$/, ""));
  });
  fc.assert(texts, { numRuns: 2000 });
});
