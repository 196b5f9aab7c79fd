import { writeFile } from "node:fs/promises";
import { renderDossier } from "../../../plugins/gatsby-plugin-documents/renderDossier";
import { tokens } from "../../../plugins/gatsby-plugin-documents/templateTokens";
import { tempFolder } from "../../tempFolder";
import {
  createSampleDossier,
  readProject,
  readRental,
  renderSampleDossier,
} from "./dossierHelpers";
import { read } from "./readPdf";

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
    expect(info).toMatchObject({ CreationDate: expect.stringContaining("D:20250519") });
  });

  it.each([
    ["a project", projectDossier],
    ["a rental", renderSampleDossier(readRental("1"))],
    ["a short project", renderSampleDossier(readProject("2"))],
  ])("fills every page: %s", async (_, dossier) => {
    const { pages } = await read(await dossier);
    for (const { lines, figures } of pages) {
      // From the bottom of the page; the footer is at 38.
      const bottoms = figures.map(([, bottom = 0]) => bottom);
      const feet = [...lines.map(({ y }) => y).filter((y) => y > 60), ...bottoms];
      expect(Math.min(...feet)).toBeLessThan(150);
    }
  });

  it("links to the page, phone numbers and e-mail addresses", async () => {
    const { links } = await read(await projectDossier);
    const question = encodeURIComponent(`Hola, me interesa ${project.title}.`);
    expect(links.map(({ url }) => url)).toEqual([
      "tel:+34910000200",
      "mailto:viviendas@zaguan.example",
      `https://wa.me/34910000200?text=${question}`,
      "tel:+34910000100",
      "mailto:hola@zaguan.example",
      "https://www.zaguan.example/proyecto/1/",
    ]);
    expect(links.map(({ title }) => title)).not.toContain("");
  });

  it("prints signs that its own fonts lack in the fallback font", async () => {
    const details = { ...project.details, features: ["2½ baños, CO₂ ≥ 3 → sí"] };
    const bytes = await renderSampleDossier({ ...project, title: "A\u2011B", details });
    const { text } = await read(bytes);
    // The reader separates what is in different fonts.
    expect(text.replaceAll(" ", "")).toContain("2½baños,CO₂≥3→sí");
    expect(bytes.toString("latin1")).toContain("LibertinusSerif");
  });

  it("is refused if no font has a letter, with the template's name", async () => {
    const details = { ...project.details, features: ["Casa 🏠"] };
    await expect(renderSampleDossier({ ...project, details })).rejects.toThrow(
      /^plugins.*dossier\.typ {2}PDF\/UA-1 error: the text `"🏠"` could not be displayed/,
    );
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

describe("a picture that can't be read", () => {
  const place = tempFolder();

  it.each([
    ["missing", undefined],
    ["not a picture", "GIF89a"],
  ])("stops with the name of its file: %s", async (_, content) => {
    if (content) await writeFile(place("1.jpg"), content);
    const image = { absolutePath: place("1.jpg"), internal: { contentDigest: "1" } };
    const dossier = createSampleDossier(project);
    const cover = { ...dossier.cover, image };
    const made = renderDossier({ ...dossier, photos: [cover], blocks: [], cover, tokens });
    await expect(made).rejects.toThrow(/1\.jpg {2}Input file .*[^\n]$/);
  });
});
