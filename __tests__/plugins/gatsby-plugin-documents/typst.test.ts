import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
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
