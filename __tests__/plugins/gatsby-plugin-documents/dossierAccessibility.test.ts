import { readProject, renderSampleDossier } from "./dossierHelpers";
import { read } from "./readPdf";

const entry = readProject();
const made = renderSampleDossier(entry).then(read);

it("is tagged as PDF/UA, in Spanish, and shows any title", async () => {
  const title = "Ático & jardín <2>";
  const bytes = await renderSampleDossier({ ...entry, title });
  const source = bytes.toString("utf8");
  expect(source).toContain("/DisplayDocTitle true");
  expect(source).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(source).toMatch(/Ático &amp; jardín &lt;2(>|&gt;)/);
  const { marked, info } = await read(bytes);
  expect(marked).toBe(true);
  const author = "Zaguán Promotora Inmobiliaria";
  expect(info).toMatchObject({ Language: "es-ES", Title: title, Author: author });
});

it("has headings that are also its outline", async () => {
  const { elements, outline } = await made;
  const headings = elements.filter(({ role }) => /^H\d$/.test(role));
  expect(headings.map(({ role }) => role)).toEqual(["H1", ...Array(11).fill("H2")]);
  expect(headings.map(({ text }) => text.replace(/\s+/g, " "))).toEqual(outline);
  expect(outline[0]).toBe(entry.title);
});

it("has alternative text for every picture", async () => {
  const { elements } = await made;
  const figures = elements.filter(({ role }) => role === "Figure");
  expect(figures.map(({ alt }) => alt)).toEqual([
    ...entry.gallery.slice(0, 2).map(({ alt }) => alt),
    entry.floorPlans?.[0]?.alt,
    "Calificación energética: A, en una escala de la A a la G",
    ...entry.gallery.slice(2).map(({ alt }) => alt),
    "Código QR que lleva a https://www.zaguan.example/proyecto/1/",
  ]);
});

it.each([
  "Lbl Superficie LBody P De 92 a 138 m²",
  "LI Lbl LBody Piscina comunitaria y jardín",
  "Lbl mayo de 2025 En marcha LBody P Fachadas y ventanas",
  "Lbl Oficina LBody Link 910 000 100",
])("has phrases and facts in lists: %s", async (item) => {
  const { elements } = await made;
  const parts = elements.map(({ role, text }) => `${role} ${text}`.trim());
  expect(parts.join(" ").replace(/\s+/g, " ")).toContain(item);
});

it("has homes in a table with column headers", async () => {
  const bytes = await renderSampleDossier({ ...entry, units: entry.units?.slice(0, 3) });
  const { elements } = await read(bytes);
  const table = elements.slice(elements.findIndex(({ role }) => role === "Table"));
  const end = table.findIndex(({ role }) => role === "H2");
  const count = (role: string) =>
    table.slice(0, end).filter((element) => element.role === role).length;
  const columns = ["Vivienda", "Construida", "Útil", "Terraza", "Precio sin IVA", "Estado"].length;
  expect([count("TR"), count("TH"), count("TD")]).toEqual([1 + 3, columns, columns * 3]);
});

it("has a facade that names the homes that are available", async () => {
  const units = entry.units?.map((unit, floor) => ({ ...unit, floor, door: unit.name.slice(-1) }));
  const { elements } = await read(await renderSampleDossier({ ...entry, units }));
  const { alt, text } = elements.find(({ alt }) => alt?.startsWith("La fachada")) ?? {};
  expect(alt).toMatch(/las viviendas disponibles: 1\.º A, 2\.º C\.$/);
  expect(text).toMatch(/Vendida\s.*\sB\s+Reservada\s.*\sA\s+389\.000\s€/);
});
