import { slug } from "../../../plugins/gatsby-plugin-content/model/textFields";
import { proposeId } from "../../../plugins/gatsby-plugin-content-editor/browser/widgets";

it.each([
  ["Ático en Chamberí", [], "atico-en-chamberi"],
  ["Ático en Chamberí", ["atico-en-chamberi", "atico-en-chamberi-2"], "atico-en-chamberi-3"],
  ["  ¡1.º A! ", [], "1-a"],
  ["", [], ""],
])("proposes for the title %j, with %j taken, %j", (title, taken, id) => {
  expect(proposeId(title, taken)).toBe(id);
});

it("proposes no identifier that is too long", () => {
  const long = "palabra ".repeat(20);
  const id = proposeId(long, []);
  for (const one of [id, proposeId(long, [id])]) expect(slug.safeParse(one).success).toBe(true);
});
