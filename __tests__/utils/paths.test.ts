import { createAnchor, createDossierPath, findLegalTarget } from "../../src/utils/paths";

const pages = [
  { jsonId: "aviso-legal", path: "/legal/aviso-legal/" },
  { jsonId: "cookies", path: "/legal/cookies/" },
];

describe("findLegalTarget", () => {
  it.each([
    ["the page that it names", { page: "cookies" }, "/legal/cookies/"],
    [
      "its own target first",
      { page: "cookies", target: "https://x.example/" },
      "https://x.example/",
    ],
    ["nowhere while there is no such page", { page: "privacidad", target: null }, null],
  ])("leads to %s", (_, link, target) => {
    expect(findLegalTarget(link, pages)).toBe(target);
  });
});

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
