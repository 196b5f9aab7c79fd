/** @jest-environment node */
import { createPhoneUrl, createWhatsappUrl, formatNumber, joinFacts } from "../../src/utils/format";

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

describe("createPhoneUrl", () => {
  it.each([
    ["keeps the prefix of", "+351 210 000 000", "+351210000000"],
    ["adds the Spanish prefix to the digits of", "(910) 000-100", "+34910000100"],
  ])("%s %s", (_, phone, number) => expect(createPhoneUrl(phone)).toBe(`tel:${number}`));
});

describe("createWhatsappUrl", () => {
  it("opens a conversation that begins with the subject", () => {
    const link = `https://wa.me/351910000200?text=Hola%2C%20os%20escribo%20por%20este%20asunto%3A%20Visita%20a%20%C2%AB%C3%81tico%C2%BB`;
    expect(createWhatsappUrl("+351 910 000 200", "Visita a «Ático»")).toBe(link);
  });
});
