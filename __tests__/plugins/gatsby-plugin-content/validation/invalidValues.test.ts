import { copySampleContent } from "../../../sampleContent";

const P = "projects/1/project.json";
const R = "rentals/2/rental.json";
const S = "services/comercializacion/service.json";
const SITE = "site/site.json";
const LANDING = "landing/landing.json";

const copy = copySampleContent();

const PICTURE = { image: "./1.jpg", alt: "El salón" };

const PAYMENT = { title: "Reserva", share: 40, when: "Al elegir" };

const THIRDS = ["Reserva", "Contrato", "Escritura"].map((title) => {
  return { ...PAYMENT, title, share: 33.333 };
});

/** Description · file · field · invalid value · words of the message. */
const values: [string, string, string, unknown, string[]][] = [
  ["a missing title", P, "title", undefined, ["falta", "texto"]],
  ["a text of spaces", P, "description", "   ", ["texto que no esté vacío", '"   "']],
  ["an empty list of features", R, "features", [], ["una lista con algún elemento"]],
  ["a list instead of a text", P, "title", ["a"], ["texto", '[ "a" ]']],
  ["a text instead of a list", SITE, "legalLinks", "uno", ["una lista [ … ]", '"uno"']],
  ["a text instead of an object", P, "details", "grande", ["un objeto", '"grande"']],
  ["a number in quotes", R, "price", "1800", ["número entero ≥ 50", '"1800"']],
  ["half a room", R, "bedrooms", 2.5, ["número entero", "2.5"]],
  ["negative rooms", R, "bathrooms", -1, ["número entero ≥ 0 y ≤ 999", "-1"]],
  ["a thousand rooms", R, "bedrooms", 1000, ["≤ 999", "1000"]],
  ["a return of zero", LANDING, "investment.annualReturn.min", 0, ["un número > 0 y ≤ 100", "0"]],
  ["an area in hundreds", R, "area", 0.5, ["≥ 5", "¿querías decir 500?"]],
  ["a rent in thousands", R, "price", 2.5, ["número entero ≥ 50", "¿querías decir 2500?"]],
  ["a price in thousands", P, "units.0.price", 389, ["≥ 10000", "¿querías decir 389000?"]],
  ["a misspelt type", P, "type", "sal", ["uno de: sale, rent", "¿querías decir «sale»?"]],
  ["a misspelt key", P, "details.bedroms", 3, ["clave desconocida", "¿querías decir «bedrooms»?"]],
  ["an id that is not a slug", P, "id", "Los Encinares", ["minúsculas, cifras y guiones"]],
  ["an empty gallery", P, "gallery", [], ["una lista de 4 elementos; tiene 0"]],
  ["a tiny terrace", P, "units.0.terrace", 0.4, ["≥ 0.5", "hay 0.4"]],
  ["a status by its label", P, "status", "En construcción", ["¿querías decir «current»?"]],
  ["a rent as high as a price", R, "price", 389_000, ["≤ 99999", "389000"]],
  ["a price in quotes", R, "price", "2.500 €", ['hay "2.500 €"; escribe solo el número, sin comi']],
  ["a day in the year 206", R, "revised", "0206-03-01", ["un día que exista"]],
  ["a host with a comma", P, "virtualTour", "https://a,b.es/", ["una dirección https:"]],
  ["five pictures", P, "gallery", Array(5).fill(PICTURE), ["una lista de 4 elementos; tiene 5"]],
  ["a script URL", SITE, "legalLinks.0.target", "javascript:alert(1)", ["https:, mailto: o tel:"]],
  ["a link without a scheme", SITE, "menu.0.target", "//zaguan.example", ["una ruta («/…»)"]],
  ["an invalid e-mail address", SITE, "contact.email", "hola@a..es", ["una dirección de correo"]],
  ["an e-mail address with a comma", SITE, "contact.email", "a@b.es,", ["dirección de correo"]],
  ["an invisible letter", SITE, "contact.email", "hola@\u200Bb.es", ["una dirección de correo"]],
  ["a link with one", SITE, "menu.0.target", "https://b.es/\u200B", ["U+200B, que es la letra 14"]],
  ["a scheme twice", SITE, "menu.0.target", "mailto:mailto:a@b.es", ["una ruta («/…»)"]],
  ["a site's address with a path", SITE, "url", "https://a.es/b", ["el dominio solo: sin ruta"]],
  ["a line break in a title", R, "title", "Piso\nal sur", ["un salto de línea, que es la letra 5"]],
  ["a terrace in hundreds", P, "units.0.terrace", 1200, ["≤ 999"]],
  ["an invalid time", SITE, "hours.opens", "25:00", ["una hora como «10:00»", '"25:00"']],
  ["a URL with a query string", SITE, "url", "https://zaguan.example?x", ["sin barra final"]],
  [
    "a host with accents",
    SITE,
    "url",
    "https://www.zaguán.example",
    ["www.xn--zagun-0qa.example»"],
  ],
  [
    "an address in capitals",
    SITE,
    "url",
    "https://WWW.Firma.example",
    ["«https://www.firma.example»"],
  ],
  ["a month in the year 0", SITE, "timeline.start", "0000-01", ["un mes como «2024-03»"]],
  ["a picture among the schemas", R, "image", "../../schemas/1.jpg", ["carpeta de su contenido"]],
  ["an id of 61 letters", R, "id", "a".repeat(61), ["60"]],
  ["an invalid URL", SITE, "menu.0.target", "https://a%zz/", ["se pueda abrir"]],
  ["a short number", SITE, "contact.phone", "910 000 10", ["un teléfono de nueve cifras"]],
  ["a phone prefix with a zero", SITE, "contact.phone", "+34 (0)910 000 100", ["su prefijo"]],
  ["a phone prefix without a plus", SITE, "contact.phone", "0034 910 000 100", ["su prefijo"]],
  ["a range of return without a width", LANDING, "investment.annualReturn.max", 8, ["más de 8"]],
  ["an early end", SITE, "timeline.end", "2024-02", ['"2024-03"', "inicio", '"2024-02"']],
  ["a day that no year has", P, "published", "2026-02-30", ["un día que exista", '"2026-02-30"']],
  ["a focus outside the picture", P, "gallery.1.focus", "50% 120%", ["como «50% 20%»"]],
  [
    "more usable than built",
    P,
    "units.0.usableArea",
    97,
    ["como mucho 96", "que son los construidos", "97"],
  ],
  ["a floor in words", P, "units.0.floor", "tercera", ["número entero ≥ 0 y ≤ 999", '"tercera"']],
  ["half a floor", P, "units.0.floor", 1.5, ["número entero ≥ 0", "hay 1.5"]],
  ["an unknown floor plan", P, "units.0.plan", "Tipo B", ["título de uno de los planos"]],
  ["a misspelt floor plan", P, "units.0.plan", "vivienda tipo-A", ["«Vivienda tipo A»?"]],
  ["an area unlike the plan's", P, "units.0.area", 95, ["96", "como en su plano, «", "hay 95"]],
  ["bedrooms unlike the plan's", P, "units.0.bedrooms", 2, ["3", "como en su plano, «", "hay 2"]],
  ["payments below the total", P, "payments", THIRDS, ["sumar 100", "suman 99,999"]],
  ["«sí» instead of true", R, "furnished", "sí", ["true o false", '"sí"']],
  ["an invalid postcode", SITE, "address.postalCode", "2866", ["cinco cifras", '"2866"']],
  ["a remote picture", P, "image", "https://x.example/1.jpg", ["una ruta relativa"]],
  ["a missing picture", P, "gallery.2.image", "./9.jpg", ["que exista", "./9.jpg"]],
  ["a picture outside data", P, "image", "../../../1.jpg", ["dentro de data/", "../../../1.jpg"]],
  ["a folder instead of a picture", P, "image", "./.", ["que exista"]],
];

const at = (content: unknown, field: string): unknown =>
  field
    .split(".")
    .reduce<unknown>((object, key) => (object as Record<string, unknown>)[key], content);

it.each(values)("finds %s in %s at %s", async (_what, name, field, value, words) => {
  await copy.setField(name, field, value);
  const issues = (await copy.issues()).filter(
    (issue) => issue.field === field && !/ya ha pasado|aún no ha llegado/.test(issue.message),
  );
  const parent = field.split(".").slice(0, -1).join(".");
  expect(issues).toMatchObject([
    {
      file: `data/${name}`,
      line: await copy.lineOfField(name, value === undefined ? parent : field),
      level: "error",
    },
  ]);
  for (const word of words) expect(issues[0]?.message).toContain(word);
});

it.each([
  [P, ["specification.1.title", "specification.0.lines.1", "payments.1.title"]],
  [P, ["details.features.1"]],
  [R, ["place.nearby.1.name"]],
  [S, ["description.1", "features.1.title", "process.1.title"]],
  [SITE, ["hours.days.1", "menu.1.label", "quickLinks.1.label", "legalLinks.1.label"]],
  [SITE, ["socialLinks.1.network", "figures.1.label"]],
  [LANDING, ["about.steps.1.title", "aidAndFinancing.items.1.title"]],
])("finds duplicates in the lists of %s: %j", async (name, fields) => {
  const content = JSON.parse(await copy.read(name));
  for (const field of fields)
    await copy.setField(name, field, at(content, field.replace(".1", ".0")));
  const repeated = (await copy.issues()).filter(({ message }) => message.endsWith("está repetido"));
  expect(repeated.map(({ field }) => field).sort()).toEqual(fields.sort());
});

it("finds an impossible month, and compares no other month with it", async () => {
  await copy.setField(SITE, "timeline.start", "2026-13");
  expect(await copy.issues()).toMatchObject([{ field: "timeline.start" }]);
});

it("accepts unusual but valid URLs, phone numbers and decimals", async () => {
  await copy.setField(P, "virtualTour", "https://Mi_Visita.PEÑALARA.es?m=1");
  await copy.setField(SITE, "menu.0.target", "tel:(910) 000-100");
  await copy.setField(R, "area", 112.5);
  await copy.replace(R, "112.5", "112.500");
  expect(await copy.issues()).toEqual([]);
});

it("counts characters of normalized text", async () => {
  await copy.setField(P, "units.0.name", `  ${"n\u0303".repeat(40)}`);
  expect(await copy.issues()).toEqual([]);
  await copy.setField(P, "units.0.name", ` ${"n\u0303".repeat(41)}`);
  expect(await copy.issues()).toMatchObject([{ message: expect.stringMatching(/ 40 .* 41$/) }]);
});

it("quotes a number that overflows as written", async () => {
  await copy.replace(R, "1800", "1e400");
  const message = expect.stringMatching(/≤.*1e400/);
  expect(await copy.issues()).toMatchObject([{ line: 7, field: "price", message }]);
});

it("finds a picture of the works without alternative text", async () => {
  await copy.setField(P, "progress.0.image", "./1.jpg");
  expect(await copy.issues()).toMatchObject([
    { field: "progress.0.alt", message: expect.stringContaining("texto alternativo") },
  ]);
});
