import { formatNumber, joinFacts } from "../../src/texts/format";

const NBSP = "\u00A0";

describe("formatNumber", () => {
  it.each([
    [999, "999"],
    [1234567, "1.234.567"],
    [-2500, "-2.500"],
    [1234.5678, "1.234,5678"],
  ])("groups the integer digits of %d by three", (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

describe("joinFacts", () => {
  it("joins facts with dots that do not start a line", () => {
    expect(joinFacts(["Madrid", "Venta", "3 baños"])).toBe(`Madrid${NBSP}· Venta${NBSP}· 3 baños`);
  });
});
