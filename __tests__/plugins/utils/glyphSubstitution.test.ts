import { findMissingGlyphs, replaceMissingGlyphs } from "../../../plugins/utils/glyphSubstitution";

it.each([
  ["spaces and hyphens", "96\u202Fm² anti\u2011ruido\u2015", "96 m² anti-ruido-"],
  ["ligatures and full-width letters", "o\uFB01cina a\uFB02ojada Ａ１", "oficina aflojada A1"],
  ["invisible characters", "pro\u00ADmo\u200Bción\uFE0F\u2060", "promoción"],
])("prints %s plainly, without a warning", (_, written, printed) => {
  expect(replaceMissingGlyphs(written)).toBe(printed);
  expect(findMissingGlyphs(written)).toEqual([]);
});

it.each(["你", "😀", "❤", "☎️", "1️⃣", "Ω"])("finds %s, which no font has", (letter) => {
  expect(findMissingGlyphs(letter)).toHaveLength(1);
});
