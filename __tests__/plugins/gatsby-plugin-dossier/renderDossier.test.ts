import { text } from "../../../plugins/gatsby-plugin-content/model/stringFields";
import { findMissingGlyphs } from "../../../plugins/utils/glyphSubstitution";
import { read } from "./readPdf";
import { readProject, readRental, renderSampleDossier } from "./sampleDossier";

const project = readProject();
const projectDossier = renderSampleDossier(project);

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
