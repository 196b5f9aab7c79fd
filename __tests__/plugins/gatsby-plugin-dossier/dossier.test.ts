/** @jest-environment node */
import { readCompany, readProject, readRental, renderListing } from "./make";
import { read } from "./read";

const project = readProject();
const rental = readRental();
const projectDossier = renderListing(project);
const rentalDossier = renderListing(rental);

/** Each text stands after the one before it. */
function expectInOrder(text: string, parts: readonly string[]) {
  let from = 0;
  for (const part of parts.map((words) => words.replace(/\s+/g, " "))) {
    const at = text.indexOf(part, from);
    expect(at < 0 ? `${part} is missing after ${text.slice(0, from)}` : part).toBe(part);
    from = at + part.length;
  }
}

const contactTexts = [
  "Contacto",
  "Zaguán Promotora Inmobiliaria",
  "Calle de la Higuera, 12",
  "28660 Boadilla del Monte",
  "Viviendas",
  "910 000 200",
  "viviendas@zaguan.example",
  "WhatsApp 910 000 200",
  "Oficina",
  "910 000 100",
  "hola@zaguan.example",
  "www.zaguan.example/proyecto/1/",
];

describe("a project's dossier", () => {
  it("says all there is to say, in order", async () => {
    const { text } = await read(await projectDossier);
    expectInOrder(text, [
      "En construcción · Venta",
      project.title,
      project.location,
      ...["Superficie", "De 92 a 138 m²", "Dormitorios", "3", "Baños", "2"],
      "La promoción",
      ...project.description.split("\n\n"),
      "Características",
      ...project.details.features,
      "Calendario de obra",
      ...["Inicio de las obras", "marzo de 2024", "Fin previsto", "septiembre de 2025"],
      "Viviendas",
      "4 viviendas disponibles de 8",
      ...["Vivienda", "Dormitorios", "Superficie", "Terraza", "Precio", "Estado"],
      ...["1.º A", "3", "96 m²", "12 m²", "389.000 €", "Disponible"],
      ...["Ático A", "3", "138 m²", "46 m²", "618.000 €", "Vendida"],
      "Planos",
      "Vivienda tipo A",
      "Fotografías",
      "Calificación energética",
      ...contactTexts,
    ]);
  });

  it("has works of its own, a tour, and a rating that is on its way", async () => {
    const works = { start: "2025-01", end: "2026-11" };
    const virtualTour = "https://visita.example/1";
    const entry = { ...project, works, virtualTour, energyLabel: "pending" as const };
    const { text, links } = await read(await renderListing(entry));
    expectInOrder(text, ["enero de 2025", "noviembre de 2026", "Calificación energética"]);
    expect(text).toMatch(/Calificación energética En trámite/);
    expect(links).toContainEqual({ url: virtualTour, title: "En línea: Visita virtual" });
  });

  it("says nothing of what the project doesn't have", async () => {
    const { energyLabel: _, units: __, floorPlans: ___, ...entry } = project;
    const { text } = await read(await renderListing(entry));
    expect(text).not.toMatch(/energética|Viviendas disponibles|Planos|undefined/);
  });

  it("leaves out the rooms that a project doesn't have yet", async () => {
    const { bedrooms: _, bathrooms: __, ...details } = project.details;
    const entry = { ...project, details, units: undefined };
    const { text } = await read(await renderListing(entry));
    expect(text).toContain("Superficie");
    expect(text).not.toMatch(/Dormitorios|Baños|undefined/);
  });
});

describe("a rental's dossier", () => {
  it("says all there is to say, in order", async () => {
    const { text } = await read(await rentalDossier);
    expectInOrder(text, [
      "Alquiler",
      rental.title,
      rental.location,
      ...["Superficie", "112 m²", "Dormitorios", "2", "Baños", "2", "Precio", "2.500 € al mes"],
      "La vivienda",
      ...rental.description.split("\n\n"),
      "Características",
      ...rental.features,
      "Condiciones de alquiler",
      ...["Fianza", "2 meses", "Garantía adicional", "1 mes"],
      ...["Duración mínima", "12 meses, prorrogable por años"],
      "Qué se paga al entrar",
      ...["Primer mes", "2.500 €", "Fianza (2 meses)", "5.000 €"],
      ...["Garantía adicional (1 mes)", "2.500 €", "En total", "10.000 €"],
      "Fotografías",
      "Calificación energética",
      ...contactTexts,
    ]);
  });
});

describe("every dossier", () => {
  it("takes three pages for most, and one for homes and plans", async () => {
    expect((await read(await rentalDossier)).pages).toHaveLength(3);
    expect((await read(await projectDossier)).pages).toHaveLength(4);
  });

  it("leads to the page, the telephones and the mailboxes, and says where", async () => {
    const { links } = await read(await projectDossier);
    const found = links.map(({ url, title }) => [url, title]);
    expect(found).toEqual([
      ["tel:+34910000200", "Viviendas: 910 000 200"],
      ["mailto:viviendas@zaguan.example", "Viviendas: viviendas@zaguan.example"],
      [
        `https://wa.me/34910000200?text=${encodeURIComponent(`Hola, os escribo por: ${project.title}`)}`,
        "Viviendas: WhatsApp 910 000 200",
      ],
      ["tel:+34910000100", "Oficina: 910 000 100"],
      ["mailto:hola@zaguan.example", "Oficina: hola@zaguan.example"],
      ["https://www.zaguan.example/proyecto/1/", "En línea: www.zaguan.example/proyecto/1/"],
    ]);
  });

  it("gives the same bytes for the same listing", async () => {
    const again = await renderListing(project);
    expect(again.equals(await projectDossier)).toBe(true);
  });

  it("carries its fonts with it, and needs no others", async () => {
    const source = (await projectDossier).toString("latin1");
    const names = [...source.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    const fonts = ["InstrumentSans-Regular", "InstrumentSans-SemiBold", "InstrumentSerif-Regular"];
    expect([...new Set(names.map((name) => name?.split("+")[1]))].sort()).toEqual(fonts);
    expect(names.every((name) => /^[A-Z]{6}\+/.test(name ?? ""))).toBe(true);
    expect(source.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
  });

  it("fails where a picture is missing", async () => {
    const entry = { ...project, image: "./no.jpg" };
    await expect(renderListing(entry)).rejects.toThrow(/no\.jpg/);
  });

  it("says what the company's data say", async () => {
    const site = { ...readCompany(), fullName: "Otra Promotora" };
    const { text, info } = await read(await renderListing(rental, site));
    expect(text).toContain("Otra Promotora");
    expect(info).toMatchObject({ Author: "Otra Promotora" });
  });
});
