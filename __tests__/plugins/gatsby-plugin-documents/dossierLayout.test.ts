import { readProject, readRental, readSite, renderSampleDossier } from "./dossierHelpers";
import { type Read, read } from "./readPdf";

const words = (count: number) => Array.from({ length: count }, (_, at) => `palabra${at}`);
const entry = readProject();

/** The edges of the printable area, in points from the lower left. */
const AREA = { left: 55, right: 540, foot: 38, head: 790 };

function expectInside({ pages }: Read) {
  for (const { lines } of pages) {
    for (const { x, end, y, text } of lines) {
      const inside = x >= AREA.left && end <= AREA.right && y >= AREA.foot && y <= AREA.head;
      expect(inside ? "" : `${text} at ${x}–${end}, ${y}`).toBe("");
    }
  }
}

/** Expects lines that overlap horizontally to be at least a line's height apart. */
function expectNoOverlap({ pages }: Read) {
  for (const { lines } of pages) {
    for (const [index, a] of lines.entries()) {
      const over = lines
        .slice(index + 1)
        .find((b) => Math.abs(a.y - b.y) < 6 && a.x < b.end - 1 && b.x < a.end - 1);
      expect(over ? `${a.text} / ${over.text}` : "").toBe("");
    }
  }
}

async function expectWhole(made: Read, texts: readonly string[]) {
  for (const text of texts) expect(made.text).toContain(text.replace(/\s+/g, " "));
  expect(made.pages.map(({ loose }) => loose).join("")).toBe("");
  expectInside(made);
  expectNoOverlap(made);
}

it("continues a long description and forty features on further pages", async () => {
  const paragraphs = [words(300).join(" "), words(150).join(" "), words(80).join(" ")];
  const description = paragraphs.join("\n\n");
  const features = Array.from({ length: 40 }, (_, at) =>
    at % 3 ? `Característica ${at}` : `Característica ${at}, ${"que se explica ".repeat(6).trim()}`,
  );
  const details = { ...entry.details, features };
  const made = await read(await renderSampleDossier({ ...entry, description, details }));
  await expectWhole(made, [...paragraphs, ...features]);
});

// Space that depends on where such a block ends must not move that end: Typst would try for ever.
it.each([
  [6, 62],
  [7, 128],
  [9, 98],
])(
  "lays out %d steps of %d words, which end where photographs may just fit",
  async (steps, count) => {
    const progress = Array.from({ length: steps }, (_, at) => ({
      date: `2024-0${at + 1}`,
      title: `Paso ${at}`,
      text: Array(count).fill("palabra").join(" "),
      state: "done" as const,
    }));
    const made = await read(await renderSampleDossier({ ...entry, progress }));
    await expectWhole(made, [`Paso ${steps - 1}`, "Contacto"]);
  },
);

it("fits a title of 600 characters above a long area", async () => {
  const title = "Residencial Los Encinares de la Dehesa ".repeat(16).slice(0, 600);
  const area = "De 92 a 138 m² construidos, con terrazas de 12 a 48 m² y trastero aparte";
  const details = { ...entry.details, area };
  const made = await read(await renderSampleDossier({ ...entry, title, details }));
  await expectWhole(made, [title, entry.location, area, "Dormitorios", "Baños"]);
});

it("fits long facts, captions, conditions and an unbreakable address", async () => {
  const rental = readRental();
  const site = readSite();
  const email = `${"correo".repeat(12)}@zaguan.example`;
  const renewal = "prorrogable por años naturales completos hasta un máximo de cinco".repeat(3);
  const alt = "Una foto de la que hay mucho que contar ".repeat(8).trim();
  const made = await read(
    await renderSampleDossier(
      {
        ...rental,
        location: "Barrio de nombre largo, ".repeat(10).trim(),
        price: 1_000_000_000,
        virtualTour: "https://visita.example/",
        gallery: rental.gallery.map((photo) => ({ ...photo, alt })),
      },
      {
        ...site,
        rentalConditions: { ...site.rentalConditions, renewal },
        contact: { ...site.contact, email, whatsapp: "600 000 100" },
        detailContact: { ...site.detailContact, email, whatsapp: "600 000 101" },
      },
    ),
  );
  await expectWhole(made, ["1.000.000.000 € al mes", renewal]);
});

it("breaks a chapter that is longer than a page", async () => {
  const specification = [
    { title: "Calidades", lines: words(70) },
    { title: "Zonas comunes", lines: ["Jardín"] },
  ];
  const made = await read(await renderSampleDossier({ ...entry, specification }));
  await expectWhole(made, ["Zonas comunes", ...words(70)]);
});

it("continues a hundred homes with long names on further pages with column headers", async () => {
  const units = Array.from({ length: 100 }, (_, at) => ({
    name:
      at % 5 ? `Vivienda ${at}` : `Bloque norte, escalera ${at}, planta segunda, puerta derecha`,
    bedrooms: 3,
    area: 1234.5,
    terrace: 12,
    price: 1_000_000 + at,
    status: "available" as const,
  }));
  const made = await read(await renderSampleDossier({ ...entry, units }));
  await expectWhole(made, [...units.map(({ name }) => name), "1.000.099 €"]);
  const pages = made.pages.filter(({ lines }) => lines.some(({ text }) => text === "Disponible"));
  expect(pages.length).toBeGreaterThan(2);
  for (const { lines } of pages) {
    expect(lines.map(({ text }) => text)).toContain("Sin IVA");
  }
  // The structure contains them once.
  expect(made.elements.filter(({ text }) => text === "Sin IVA")).toHaveLength(1);
});

it.each([
  ["high", 30, 4],
  ["wide", 2, 26],
])("fits a %s facade on the page of its title", async (_, floors, doors) => {
  const units = Array.from({ length: floors * doors }, (_, at) => {
    const door = String.fromCharCode(65 + (at % doors));
    const floor = Math.floor(at / doors);
    const status = at % 2 ? ("sold" as const) : ("available" as const);
    return { name: `${floor}.º ${door}`, bedrooms: 3, area: 90, price: 1e6, status, floor, door };
  });
  const made = await read(await renderSampleDossier({ ...entry, units }));
  const page = made.pages.find(({ lines }) => lines.some(({ text }) => text === "Viviendas"));
  const [[, bottom = 0, , top = 0] = []] = page?.figures ?? [];
  expect(top - bottom).toBeGreaterThan(100);
  expect(bottom).toBeGreaterThan(74);
  expectNoOverlap(made);
});

it("breaks no word in a table with all columns", async () => {
  const units = [1, 2].map((at) => ({
    name: `${at}.º A`,
    bedrooms: at,
    area: 1234.5,
    usableArea: 1079,
    terrace: 112.5,
    price: 123_389_000,
    status: "available" as const,
    plan: entry.floorPlans?.[0]?.title,
  }));
  const { pages } = await read(await renderSampleDossier({ ...entry, units }));
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
  const whole = ["Vivienda", "Dorm.", "Constr.", "Útil", "Terraza", "Estado"];
  expect(lines).toEqual(expect.arrayContaining([...whole, "123.389.000 €", "112,5"]));
});

it("draws several floor plans, each whole with its title", async () => {
  const [plan] = entry.floorPlans ?? [];
  if (!plan) throw new Error("The project has no plan");
  const floorPlans = ["baja", "primera", "segunda"].map((floor) => ({
    ...plan,
    title: `Planta ${floor}`,
  }));
  const made = await read(await renderSampleDossier({ ...entry, floorPlans }));
  await expectWhole(
    made,
    floorPlans.map(({ title }) => title),
  );
  expect(made.elements.filter(({ alt }) => alt === plan.alt)).toHaveLength(3);
});

it.each([1, 3, 4])("draws the rest of a gallery that shows the cover %d times", async (count) => {
  const gallery = entry.gallery.map((photo, at) =>
    at < count ? { ...photo, image: entry.image } : photo,
  );
  const made = await read(
    await renderSampleDossier({ ...entry, gallery, floorPlans: undefined, energyLabel: undefined }),
  );
  const figures = made.elements.filter(({ role }) => role === "Figure");
  // The cover, the rest of the gallery, and the QR code.
  expect(figures).toHaveLength(1 + Math.max(1, 4 - count) + 1);
});
