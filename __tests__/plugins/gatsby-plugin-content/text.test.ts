import { normalizeText } from "../../../plugins/gatsby-plugin-content/text";

it.each([
  ["accents typed apart", "Logron\u0303o, Alcala\u0301", "Logroño, Alcalá"],
  ["space at the ends", " Getafe\u00A0\n", "Getafe"],
  ["several and special spaces", "Las  Rozas\u00A0\u2009de\u202FMadrid", "Las Rozas de Madrid"],
  ["tabs, as lists of Word have them", "•\tUno\u000B dos", "• Uno dos"],
  ["figures and units", "96 m², 9  €\u2009y 15\u00A0%", "96\u00A0m², 9\u00A0€ y 15\u00A0%"],
  ["space around line breaks", "Uno \n\n\u00A0 dos", "Uno\n\ndos"],
  ["very many spaces, in no time,", `a${" ".repeat(100_000)}b`, "a b"],
])("reads %s as they look", (_, text, read) => {
  expect(normalizeText(text)).toBe(read);
});
