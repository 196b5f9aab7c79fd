import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { findUnprintable } from "../../../plugins/gatsby-plugin-documents/findUnprintable";
import { compileSvg } from "../../../plugins/gatsby-plugin-documents/typst";

const FOLDER = "plugins/gatsby-plugin-documents/templates";

/** Compiles a template that exists only meanwhile. */
async function compile(template: string) {
  const name = `test-${process.pid}.typ`;
  await writeFile(path.join(FOLDER, name), template);
  try {
    return compileSvg(name, {});
  } catch (error) {
    return String(error).replace(name, "x.typ");
  } finally {
    await rm(path.join(FOLDER, name));
  }
}

it.each([
  ["an error", "\n#none.len()", `${FOLDER}/x.typ:2:7  type none has no method \`len\``],
  ["a missing font", '#set text(font: "Nix")\na', `${FOLDER}/x.typ  unknown font family: nix`],
])("names the place of %s in a template, on one line", async (_, template, message) => {
  expect(await compile(template)).toBe(`Error: ${message}`);
});

it.each([
  "Ático añejo, «sí» – “no” … 96 m² 2.º 1,5 € × ÷ ° · ¿?",
  "½ ¾ ₂ ≥ ≤ ± → ← √ ∞ Ω π № ″ † ‰ ™",
  "anti\u2011ruido\u2015 10\u2212 8\u2032",
])("prints %s", (text) => expect(findUnprintable(text, 9)).toEqual([]));

it.each(["你", "😀", "❤", "☎️", "1️⃣", "👨‍👩‍👧", "\uFB01"])("finds %s, which no font has", (letter) =>
  expect(findUnprintable(`ñ ${letter} a ${letter}`, 9)).toEqual([letter]),
);

it("stops after the number of letters that is asked for", () =>
  expect(findUnprintable("一二三四五", 2)).toEqual(["一", "二"]));
