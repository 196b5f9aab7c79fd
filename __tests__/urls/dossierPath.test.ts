import { createDossierPath } from "../../src/urls/dossierPath";

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
