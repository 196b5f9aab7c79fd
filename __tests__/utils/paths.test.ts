import { createAnchor, createDossierPath } from "../../src/utils/paths";

describe("createDossierPath", () => {
  it.each([
    ["Residencial Los Encinares", "dossier-residencial-los-encinares"],
    ["  Ático, 2.º «Ñandú»  ", "dossier-atico-2-nandu"],
    ["★", "dossier"],
  ])("names the file of %s after its title", (title, name) => {
    expect(createDossierPath("/proyecto/1/", title)).toBe(`/dossier/proyecto-1/${name}.pdf`);
  });

  it("limits the length of the file name", () => {
    expect(createDossierPath("/proyecto/1/", "casa ".repeat(200)).length).toBeLessThan(150);
  });
});

it("plan anchors can be decoded", () => {
  const anchor = createAnchor("plano", "Tipo 50% A");
  expect(decodeURIComponent(anchor)).toBe(anchor);
  expect(anchor).not.toMatch(/\s/);
});
