import { getUnitColumns } from "../../../src/texts/units";
import { read } from "./readPdf";
import { readProject, renderSampleDossier } from "./sampleDossier";

const entry = readProject();
const made = renderSampleDossier(entry).then(read);

it("is tagged as PDF/UA, in Spanish, and shows any title", async () => {
  const title = "Ático & jardín <2>";
  const bytes = await renderSampleDossier({ ...entry, title });
  const source = bytes.toString("utf8");
  expect(source).toContain("/DisplayDocTitle true");
  expect(source).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(source).toContain("Ático &amp; jardín &lt;2>");
  const { marked, info } = await read(bytes);
  expect(marked).toBe(true);
  const author = "Zaguán Promotora Inmobiliaria";
  expect(info).toMatchObject({ Language: "es-ES", Title: title, Author: author });
});

it("has headings that are also its outline", async () => {
  const { elements, outline } = await made;
  const headings = elements.filter(({ role }) => /^H\d$/.test(role));
  expect(headings.map(({ role, text }) => `${role} ${text}`)).toEqual([
    `H1 ${entry.title}`,
    ...outline.map((title) => `H2 ${title}`),
  ]);
  expect(outline).toHaveLength(12);
});

it("has alternative text for every picture", async () => {
  const { elements } = await made;
  const figures = elements.filter(({ role }) => role === "Figure");
  expect(figures.map(({ alt }) => alt)).toEqual([
    entry.gallery[0]?.alt,
    entry.floorPlans?.[0]?.alt,
    "Calificación energética: A, en una escala de la A a la G",
    ...entry.gallery.slice(1).map(({ alt }) => alt),
    "Código QR que lleva a https://www.zaguan.example/proyecto/1/",
  ]);
});

it.each([
  "Lbl Superficie LBody De 92 a 138 m²",
  "LBody Piscina comunitaria y jardín",
  "Lbl mayo de 2025 En marcha LBody Fachadas y ventanas",
  "Lbl Oficina LBody Link 910 000 100",
])("has phrases and facts in lists: %s", async (item) => {
  const { elements } = await made;
  const parts = elements.filter(({ role }) => /^(Lbl|LBody|Link)$/.test(role));
  expect(parts.map(({ role, text }) => `${role} ${text}`.trim()).join(" ")).toContain(item);
});

it("has homes in a table with headers", async () => {
  const bytes = await renderSampleDossier({ ...entry, units: entry.units?.slice(0, 3) });
  const { elements } = await read(bytes);
  const count = (role: string) => elements.filter((element) => element.role === role).length;
  expect([count("Table"), count("TR")]).toEqual([1, 1 + 3]);
  const columns = getUnitColumns("sale", [{ plan: "Planta" }]).length;
  expect([count("TH"), count("TD")]).toEqual([columns + 3, (columns - 1) * 3]);
  const source = bytes.toString("latin1");
  expect(source.match(/\/Scope \/Column/g)).toHaveLength(columns);
  expect(source.match(/\/Scope \/Row/g)).toHaveLength(3);
});
