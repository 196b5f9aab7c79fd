import {
  createSampleDossier,
  readProject,
  readRental,
  readSite,
  renderSampleDossier,
} from "./dossierHelpers";
import { read } from "./readPdf";

const project = readProject();
const rental = readRental("2");
const projectDossier = renderSampleDossier(project);

/** Expects each text after the previous one. */
function expectInOrder(text: string, parts: readonly string[]) {
  let from = 0;
  for (const part of parts.map((words) => words.replace(/\s+/g, " "))) {
    const at = text.indexOf(part, from);
    expect(at < 0 ? `${part} is missing after ${text.slice(0, from)}` : part).toBe(part);
    from = at + part.length;
  }
}

const ENERGY_NOTE = "Calificación del proyecto; la del edificio terminado se emite";

describe("a project's dossier", () => {
  it("lists payments even without tax rates in the site's settings", async () => {
    const company = { ...readSite(), purchase: undefined };
    const { text } = await read(await renderSampleDossier(project, company));
    expect(text).toContain("Reserva, 2 %");
    expect(text).not.toContain("IVA del 10 %");
  });

  it("contains everything in order", async () => {
    const { text } = await read(await projectDossier);
    expectInOrder(text, [
      "Infografía",
      "En construcción · Venta",
      project.title,
      project.location,
      ...["Desde 389.000 € + IVA", "427.900 € con IVA · 2 de 4 disponibles"],
      ...["Dormitorios", "3", "Baños", "2", "Superficie", "De 92 a 138 m²"],
      "La promoción",
      ...project.description.split("\n\n"),
      "Características",
      ...project.details.features,
      "Viviendas",
      "2 viviendas disponibles de 4. Todas con 3 dormitorios. Primero las disponibles, por precio.",
      ...["Vivienda", "Constr.", "Útil", "Terraza", "Sin IVA", "Estado"],
      ...["1.º A", "96", "79", "12", "389.000 €", "Disponible"],
      ...["Ático A", "138", "113", "46", "618.000 €", "Vendida"],
      ...["Plano: Vivienda tipo A", "1.º A."],
      "Calidades",
      ...(project.specification ?? []).flatMap(({ title, lines }) => [title, ...lines]),
      "La obra",
      ...["Inicio de la obra", "marzo de 2024", "Fin previsto", "septiembre de 2025"],
      "Marcha de la obra",
      ...["mayo de 2025", "En marcha", "Fachadas y ventanas", "El ladrillo está colocado"],
      "Qué cuesta",
      "389.000 € + IVA",
      ...[
        "el IVA del 10 % va incluido en cada pago.",
        "Reserva, 2 %",
        "8.558 €",
        "Escritura, 80 %",
        "342.320 €",
      ],
      ...["Total, con impuestos y gastos", "434.708 €"],
      "Qué hay cerca",
      ...["Cercanías de Las Rozas", "6 min en coche"],
      "Calificación energética",
      ENERGY_NOTE,
      "Contacto",
      ...["Zaguán Promotora Inmobiliaria", "Calle de la Higuera, 12", "28660 Boadilla del Monte"],
      ...["Viviendas", "910 000 200", "viviendas@zaguan.example", "WhatsApp 910 000 200"],
      ...["Oficina", "910 000 100", "hola@zaguan.example", "www.zaguan.example/proyecto/1/"],
      "Las infografías son imágenes orientativas.",
    ]);
  });

  it("has its own dates of the works, a tour and a pending rating", async () => {
    const works = { start: "2025-01", end: "2026-11" };
    const virtualTour = "https://visita.example/1";
    const entry = { ...project, works, virtualTour, energyLabel: "pending" as const };
    const { text, links } = await read(await renderSampleDossier(entry));
    expectInOrder(text, ["enero de 2025", "noviembre de 2026", "Calificación energética"]);
    expect(text).toMatch(/Calificación energética En trámite/);
    expect(links.map(({ url }) => url)).toContain(virtualTour);
    expect(text).toContain("Visita virtual");
  });

  it("omits what the project doesn't have", async () => {
    const { text } = await read(await renderSampleDossier(readProject("2")));
    expect(text).not.toMatch(/energética: |disponibles|Plano|Qué cuesta|Calidades|Marcha|cerca/);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it("has a column for what differs between homes", () => {
    const units = project.units?.map((unit, at) => ({
      ...unit,
      bedrooms: at,
      usableArea: undefined,
      terrace: undefined,
    }));
    const { blocks } = createSampleDossier({ ...project, units });
    const table = blocks.find((block) => block.kind === "units");
    expect(table).toMatchObject({
      note: expect.stringMatching(/^2\sviviendas disponibles de 4\. Primero/),
    });
    const heads = table?.kind === "units" && table.columns.map(({ head }) => head);
    expect(heads).toEqual(["Vivienda", "Dorm.", "Constr.", "Sin IVA", "Estado"]);
  });

  it.each([
    ["the homes, if listed", project.units, "Viviendas"],
    ["the features", undefined, "Características"],
  ])("has floor plans after %s", (_, units, before) => {
    const titles = createSampleDossier({ ...project, units }).blocks.map(({ title }) => title);
    expect(titles[titles.indexOf("Plano: Vivienda tipo A") - 1]).toBe(before);
  });

  it("calls a finished building's pictures no renders, and its rating not the design's", async () => {
    const { text } = await read(await renderSampleDossier({ ...project, status: "past" }));
    expect(text).not.toMatch(/infograf/i);
    expect(text).not.toContain(ENERGY_NOTE);
  });
});

it("a rental's dossier contains everything in order", async () => {
  const { text } = await read(await renderSampleDossier(rental));
  expectInOrder(text, [
    "Alquiler",
    rental.title,
    rental.location,
    "1.800 € al mes",
    ...["Dormitorios", "3", "Baños", "2", "Superficie", "108 m²"],
    "La vivienda",
    ...rental.description.split("\n\n"),
    "Características",
    ...rental.features,
    "Condiciones de alquiler",
    ...["Mascotas", "Se admiten", "Duración mínima", "12 meses, prorrogable por años"],
    "Qué se paga al entrar",
    ...["Primer mes", "1.800 €", "En total", "7.200 €"],
    "Qué hay cerca",
    ...["Metro", "6 min a pie"],
    "Calificación energética",
  ]);
});
