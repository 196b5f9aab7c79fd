import { findMissingGlyphs } from "../../../plugins/gatsby-plugin-documents/findMissingGlyphs";

it.each([
  "Ático añejo, «sí» – “no” … 96 m² 2.º 1,5 € × ÷ ° · ¿?",
  "½ ¾ ₂ ≥ ≤ ± → ← √ ∞ Ω π № ″ † ‰ ™",
  "anti\u2011ruido\u2015 10\u2212 8\u2032",
])("prints %s", (text) => expect(findMissingGlyphs(text, 9)).toEqual([]));

it.each(["你", "😀", "❤", "☎️", "1️⃣", "👨‍👩‍👧", "\uFB01"])("finds %s, which no font has", (letter) =>
  expect(findMissingGlyphs(`ñ ${letter} a ${letter}`, 9)).toEqual([letter]),
);

it("stops after the number of letters that is asked for", () =>
  expect(findMissingGlyphs("一二三四五", 2)).toEqual(["一", "二"]));
