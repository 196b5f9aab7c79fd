import { text } from "../../../plugins/gatsby-plugin-content/model/stringFields";
import { findMissingGlyphs } from "../../../plugins/utils/glyphSubstitution";
import { read } from "./readPdf";
import {
  createSampleDossier,
  readProject,
  readRental,
  readSite,
  renderSampleDossier,
} from "./sampleDossier";

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
    expect(text).not.toContain("IVA, 10 %");
  });

  it("contains everything in order", async () => {
    const { text } = await read(await projectDossier);
    expectInOrder(text, [
      "Infografía",
      "En construcción · Venta",
      project.title,
      project.location,
      "Desde 389.000 € + IVA · 427.900 € con IVA · 2 de 4 disponibles",
      ...["Dormitorios", "3", "Baños", "2", "Superficie", "De 92 a 138 m²"],
      "La promoción",
      ...project.description.split("\n\n"),
      "Características",
      ...project.details.features,
      "Viviendas",
      "2 viviendas disponibles de 4",
      ...["Vivienda", "Dormitorios", "Superficie", "Terraza", "Precio", "Estado", "Plano"],
      ...["1.º A", "3", "96 m² construidos, 79 útiles", "12 m²", "389.000 €", "Disponible"],
      "Vivienda tipo A",
      ...["Ático A", "3", "138 m²", "46 m²", "618.000 €", "Vendida", "—"],
      "Memoria de calidades",
      ...(project.specification ?? []).flatMap(({ title, lines }) => [title, ...lines]),
      "Plano: Vivienda tipo A",
      "Calendario de obra",
      ...["Inicio de la obra", "marzo de 2024", "Fin previsto", "septiembre de 2025"],
      "Marcha de la obra",
      ...["mayo de 2025", "En marcha", "Fachadas y ventanas", "El ladrillo está colocado"],
      "Qué cuesta comprar",
      "389.000 € + IVA",
      ...["Reserva, 2 %", "7.780 €", "Escritura, 80 %", "311.200 €", "IVA, 10 %", "38.900 €"],
      "Precio con impuestos y gastos",
      "Qué hay cerca",
      ...["Cercanías de Las Rozas", "6 min en coche"],
      "Calificación energética",
      ENERGY_NOTE,
      "Infografías",
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
    expect(links).toContainEqual({ url: virtualTour, title: "Visita virtual" });
  });

  it("omits what the project doesn't have", async () => {
    const { text } = await read(await renderSampleDossier(readProject("2")));
    expect(text).not.toMatch(/energética: |disponibles|Plano|comprar|Memoria|Marcha|cerca/);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it.each([
    ["the homes, if listed", project.units, "Viviendas"],
    ["the features", undefined, "Características"],
  ])("has floor plans after %s", (_, units, before) => {
    const titles = createSampleDossier({ ...project, units }).blocks.map(({ title }) => title);
    expect(titles[titles.indexOf("Plano: Vivienda tipo A") - 1]).toBe(before);
  });

  it("calls a finished building's pictures no renders, and its rating not the design's", async () => {
    const { outline, text } = await read(await renderSampleDossier({ ...project, status: "past" }));
    expect(outline).toContain("Imágenes");
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
    "Imágenes",
  ]);
});

describe("every dossier", () => {
  it("has its date and the page number on each page, as artifacts", async () => {
    const bytes = await renderSampleDossier({ ...project, revised: "2025-05-19" });
    const { pages, text, info } = await read(bytes);
    for (const [index, { artifacts }] of pages.entries()) {
      expect(artifacts).toContain("Zaguán · 19 de mayo de 2025");
      expect(artifacts).toContain(`${index + 1} / ${pages.length}`);
    }
    expect(text).toContain("Precios, plazos y disponibilidad a 19 de mayo de 2025.");
    expect(info).toMatchObject({ ModDate: "D:20250519000000Z" });
  });

  it.each([
    ["a project", projectDossier],
    ["a rental", renderSampleDossier(readRental("1"))],
    ["a short project", renderSampleDossier(readProject("2"))],
  ])("fills every page: %s", async (_, dossier) => {
    const { pages } = await read(await dossier);
    for (const { lines, figures } of pages) {
      // From the bottom of the page; the footer is at 38.
      const bottoms = figures.map(([, y1 = 0, , y2 = 0]) => Math.min(y1, y2));
      const feet = [...lines.map(({ y }) => y), ...bottoms].filter((y) => y > 60);
      expect(Math.min(...feet)).toBeLessThan(300);
    }
  });

  it("links to the page, phone numbers and e-mail addresses, with titles", async () => {
    const { links } = await read(await projectDossier);
    const found = links.map(({ url, title }) => [url, title]);
    expect(found).toEqual([
      ["tel:+34910000200", "910 000 200"],
      ["mailto:viviendas@zaguan.example", "viviendas@zaguan.example"],
      [
        `https://wa.me/34910000200?text=${encodeURIComponent(`Hola, os escribo por este asunto: ${project.title}`)}`,
        "WhatsApp 910 000 200",
      ],
      ["tel:+34910000100", "910 000 100"],
      ["mailto:hola@zaguan.example", "hola@zaguan.example"],
      ["https://www.zaguan.example/proyecto/1/", "www.zaguan.example/proyecto/1/"],
    ]);
  });

  it("replaces characters that its fonts lack", async () => {
    const features = ["o\uFB01cina in\u00ADte\u200Brior", "2½ baños, CO₂ ≥ 🏠"];
    const details = { ...project.details, features };
    const { text } = await read(
      await renderSampleDossier({ ...project, title: "A\u2011B", details }),
    );
    for (const words of ["A-B", "oficina interior", "2 1/2 baños, CO2"])
      expect(text).toContain(words);
    expect(text).not.toMatch(/[≥🏠\0]/u);
  });

  it("prints every character that the check lets pass without a warning, in all fonts", async () => {
    const model = text("Texto", "Cualquiera.");
    const words: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      // The model accepts no unassigned code points, which most are.
      const { data } = /\p{Cn}/u.test(character) ? {} : model.safeParse(`a${character}`);
      if (data && findMissingGlyphs(data).length === 0) words.push(data);
    }
    expect(words.length).toBeGreaterThan(300);
    const all = words.join(" ");
    // The heading, bold and regular texts.
    const features = [all];
    const specification = [{ title: all, lines: [all] }];
    const details = { ...project.details, features };
    const dossier = renderSampleDossier({ ...project, title: all, details, specification });
    const { text: printed } = await read(await dossier);
    // What a missing glyph reads as.
    expect(printed).not.toContain("\0");
  });

  it("is identical for the same listing, byte for byte", async () => {
    const again = await renderSampleDossier(project);
    expect(again.equals(await projectDossier)).toBe(true);
  });

  it("embeds its fonts, and needs no others", async () => {
    const source = (await projectDossier).toString("latin1");
    const names = [...source.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    const fonts = ["InstrumentSans-Regular", "InstrumentSans-SemiBold", "InstrumentSerif-Regular"];
    expect([...new Set(names.map((name) => name?.split("+")[1]))].sort()).toEqual(fonts);
    expect(names.every((name) => /^[A-Z]{6}\+/.test(name ?? ""))).toBe(true);
    expect(source.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
  });
});
