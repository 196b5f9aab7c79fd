import { askAboutListing, askAboutUnit, askIfFree } from "../../src/texts/chatMessages";

const project = { title: "Residencial Los Encinares" };

it.each([
  [
    { name: "2.º F", door: "F", status: "available" },
    "Hola, me interesa el 2.º F de Residencial Los Encinares. ¿Sigue libre?",
  ],
  [
    { name: "Villa 5", door: null, status: "reserved" },
    "Hola, me interesa Villa 5 de Residencial Los Encinares. ¿Me avisáis si se libera?",
  ],
  [
    { name: "1.º F", door: "F", status: "sold" },
    "Hola, me interesa algo parecido al 1.º F de Residencial Los Encinares.",
  ],
] as const)("asks about the home %j", (unit, text) => {
  expect(askAboutUnit({ ...unit, project })).toBe(text);
});

it("asks about projects and rentals", () => {
  expect(askAboutListing(project.title, false)).toBe(
    "Hola, me interesa Residencial Los Encinares.",
  );
  expect(askAboutListing(project.title, true)).toBe(
    "Hola, me interesa algo parecido a Residencial Los Encinares.",
  );
  expect(askIfFree("«Loft»")).toBe("Hola, me interesa «Loft». ¿Sigue libre?");
});
