import { normalizeText } from "../../../../plugins/gatsby-plugin-content/model/normalizeText";

it.each([
  ["decomposed accents", "Logron\u0303o, Alcala\u0301", "Logroño, Alcalá"],
  ["outer spaces", " Getafe\u00A0\n", "Getafe"],
  ["repeated and special spaces", "Las  Rozas\u00A0\u2009de\u202FMadrid", "Las Rozas de Madrid"],
  ["tabs, as in lists of Word", "•\tUno\u000B dos", "• Uno dos"],
  ["figures and units", "96 m², 9  €\u2009y 15\u00A0%", "96\u00A0m², 9\u00A0€ y 15\u00A0%"],
  ["space around line breaks", "Uno \n\n\u00A0 dos", "Uno\n\ndos"],
  ["invisible characters", "\u200BLe\u00ADga\u2060nés \u200E \u200C2", "Leganés 2"],
  ["joiners outside emoji", "Le\u200Dganés\uFE0F", "Leganés"],
  ["nothing within emoji", "👨\u200D👩\u200D👧 ☎\uFE0F", "👨\u200D👩\u200D👧 ☎\uFE0F"],
  ["very many spaces", `a${" ".repeat(100_000)}b`, "a b"],
])("normalizes %s", (_, text, read) => {
  expect(normalizeText(text)).toBe(read);
});
