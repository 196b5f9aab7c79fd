import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { contentCopy, flatPicture } from "../contentCopy";

const P = "projects/1/project.json";
const R = "rentals/2/rental.json";
const S = "services/comercializacion/service.json";
const SITE = "site/site.json";
const LANDING = "landing/landing.json";

const PICTURE = { image: "./1.jpg", alt: "El salón" };
const PAYMENT = { title: "Reserva", share: 40, when: "Al elegir" };
const THIRDS = ["Reserva", "Contrato", "Escritura"].map((title) => {
  return { ...PAYMENT, title, share: 33.333 };
});

const copy = contentCopy();

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
  ["an office that closes before it opens", SITE, "hours.closes", "08:00", ["después de 10:00"]],
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
  ["more usable than built", P, "units.0.usableArea", 97, ["como mucho 96", "units.0.area", "97"]],
  ["a floor in words", P, "units.0.floor", "tercera", ["número entero ≥ 0 y ≤ 999", '"tercera"']],
  ["half a floor", P, "units.0.floor", 1.5, ["número entero ≥ 0", "hay 1.5"]],
  ["an unknown floor plan", P, "units.0.plan", "Tipo B", ["título de uno de floorPlans"]],
  ["a misspelt floor plan", P, "units.0.plan", "vivienda tipo-A", ["«Vivienda tipo A»?"]],
  ["an area unlike the plan's", P, "units.0.area", 95, ["96", "floorPlans.0.area", "hay 95"]],
  ["bedrooms unlike the plan's", P, "units.0.bedrooms", 2, ["3", "floorPlans.0.bedrooms", "hay 2"]],
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
  const issues = (await copy.issues()).filter((issue) => issue.field === field);
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

it("finds a role that two people of the team have", async () => {
  const file = "team/hugo-salcedo-belmonte/team-member.json";
  await copy.setField(file, "role", "ceo");
  expect(await copy.issues()).toMatchObject([
    {
      file: `data/${file}`,
      line: await copy.lineOfField(file, "role"),
      field: "role",
      level: "error",
      message: '"ceo" ya está en data/team/elena-robledal-cifuentes/team-member.json: uno de cada',
    },
  ]);
});

it.each([
  ["benefits", ["cuentas-claras"], "se esperaban 6 carpetas; hay 5"],
  ["team", ["hugo-salcedo-belmonte"], "se esperaban 4 carpetas; hay 3"],
  [
    "testimonials",
    ["joaquin-berruezo-lara", "marta-olmedilla-prieto"],
    "se esperaban 1 o más carpetas; hay 0",
  ],
])("finds that entries of %s are missing", async (folder, ids, message) => {
  for (const id of ids) await rm(copy.place(`${folder}/${id}`), { recursive: true });
  expect(await copy.issues()).toMatchObject([{ file: `data/${folder}`, level: "error", message }]);
});

it("finds missing files, and a file whose folder was renamed", async () => {
  await mkdir(copy.place("services/tasaciones"));
  await rm(copy.place(SITE));
  await rename(copy.place("projects/2"), copy.place("projects/villas"));
  expect(await copy.issues()).toMatchObject([
    { field: "photoBanner.caption.target", level: "warning" },
    {
      file: "data/projects/villas/project.json",
      field: "id",
      message: 'se esperaba "villas", como su carpeta; hay "2"',
    },
    { file: "data/services/tasaciones/service.json", line: 1, message: "falta el archivo" },
    { file: `data/${SITE}`, message: "falta el archivo" },
  ]);
});

it("finds an impossible month, and compares no other month with it", async () => {
  await copy.setField(SITE, "timeline.start", "2026-13");
  expect(await copy.issues()).toMatchObject([{ field: "timeline.start" }]);
});

it("advises renaming a folder whose name is not a valid id", async () => {
  await rename(copy.place("projects/2"), copy.place("projects/2 copia"));
  const message =
    'su carpeta se llama "2 copia": cambia el nombre de su carpeta y su id por otro como "2-copia"';
  expect(await copy.issues()).toContainEqual(expect.objectContaining({ field: "id", message }));
});

it("accepts unusual but valid URLs, phone numbers and decimals", async () => {
  await copy.setField(P, "virtualTour", "https://Mi_Visita.PEÑALARA.es?m=1");
  await copy.setField(SITE, "menu.0.target", "tel:(910) 000-100");
  await copy.setField(R, "area", 112.5);
  await copy.replace(R, "112.5", "112.500");
  expect(await copy.issues()).toEqual([]);
});

it("warns if a project contradicts its homes or its status", async () => {
  await copy.setField(P, "status", "past");
  await copy.setField(P, "details.bedrooms", 9);
  await copy.setField(P, "details.area", "De 20 a 30 m²");
  const warnings = await copy.issues();
  expect(warnings.map(({ level, field }) => [level, field])).toEqual([
    ["warning", "details.area"],
    ["warning", "details.bedrooms"],
    ["warning", "progress.1.state"],
  ]);
  expect(warnings[0]?.message).toMatch(/^«.+», de units, tiene \d+/);
  await copy.setField(P, "details.area", "De 138 a 92 m²");
  expect((await copy.issues())[0]?.message).toBe("empieza por la mayor");
});

it("warns about links to undecodable files, and to sections of another page", async () => {
  await copy.setField(SITE, "menu.0.target", "/a%zz.pdf");
  await copy.setField(SITE, "menu.1.target", "#contacto");
  const message = 'solo lleva a algo en la página de inicio: pon "/#contacto"';
  expect(await copy.issues()).toMatchObject([
    { level: "warning", field: "menu.0.target" },
    { level: "warning", message },
  ]);
});

it("finds steps that are done or under way before a project has begun", async () => {
  await copy.setField(P, "status", "future");
  const message = expect.stringContaining('se esperaba planned, por ser status future; hay "');
  expect(await copy.issues()).toMatchObject([
    { file: `data/${P}`, level: "error", field: "progress.0.state", message },
    { file: `data/${P}`, level: "error", field: "progress.1.state", message },
  ]);
});

/** Description · the picture's bytes · words of the message. */
const pictures: [string, () => Promise<Uint8Array>, string[]][] = [
  ["a text", async () => Buffer.from("hola"), ["no lo es"]],
  ["an empty file", async () => Buffer.alloc(0), ["no lo es"]],
  ["a narrow picture", () => flatPicture(1199, 800), ["1200 px", "1199"]],
  ["a truncated picture", cutShort, ["cortada"]],
  ["too many pixels", () => flatPicture(8000, 5001), ["40 megapíxeles", "8000 × 5001"]],
  ["too many bytes", async () => Buffer.alloc(8 * 1024 * 1024 + 1), ["8 MB", "8,0 MB"]],
];

/** Creates the first half of a picture with some detail. */
async function cutShort(): Promise<Uint8Array> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const whole = await sharp({
    create: { width: 1200, height: 300, channels: 3, background: "#888", noise },
  })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

it.each(pictures)("finds a broken picture wherever it is used: %s", async (_, bytes, words) => {
  await writeFile(copy.place("rentals/2/1.jpg"), await bytes());
  const issues = await copy.issues();
  expect(issues.map(({ field }) => field)).toEqual(["image", "gallery.0.image"]);
  for (const { file, message } of issues) {
    expect(file).toBe(`data/${R}`);
    for (const word of [...words, "./1.jpg"]) expect(message).toContain(word);
  }
});

it("reports stray JSON and missing folders", async () => {
  await copy.write("projects/1/copia.json", "{}");
  await mkdir(copy.place("legal"));
  await copy.write("legal/cookies.json", "{}");
  await rename(copy.place("rentals"), copy.place("alquileres"));
  await rm(copy.place("services"), { recursive: true });
  expect(await copy.issues()).toMatchObject([
    { file: "data/alquileres/1/rental.json", message: expect.stringContaining("sácalo de data/") },
    { file: "data/alquileres/2/rental.json" },
    { file: "data/legal/cookies.json", message: expect.stringContaining("sácalo de data/") },
    { file: "data/projects/1/copia.json", message: expect.stringContaining("sácalo de data/") },
    { file: "data/rentals", level: "error", message: "falta la carpeta" },
    { file: "data/services", level: "error", message: "falta la carpeta" },
    ...Array(9).fill({ level: "warning" }),
  ]);
});

it("warns about a place outside Spain, as with a missing minus sign", async () => {
  await copy.setField(R, "place.latitude", 40.5);
  await copy.setField(R, "place.longitude", 3.67);
  const message = "40.5, 3.67 está fuera de España";
  expect(await copy.issues()).toMatchObject([{ field: "place", level: "warning", message }]);
});

it("warns of a real site whose forms send nothing", async () => {
  await copy.setField(SITE, "url", "https://www.sierranorte.es");
  const message = "los formularios dan las gracias y no envían nada: falta forms.endpoint";
  expect(await copy.issues()).toMatchObject([{ field: "url", level: "warning", message }]);
  await copy.setField(SITE, "forms", { endpoint: "https://formularios.example/f/1" });
  expect(await copy.issues()).toEqual([]);
});

it.each([
  ["Barcelona", 41.39, 2.17],
  ["Palma", 39.57, 2.65],
  ["Las Palmas", 28.12, -15.43],
  ["Vigo", 42.24, -8.72],
  ["Vinaròs", 40.47, 0.475],
])("accepts a place in %s", async (_, latitude, longitude) => {
  await copy.setField(R, "place.latitude", latitude);
  await copy.setField(R, "place.longitude", longitude);
  expect(await copy.issues()).toEqual([]);
});

it("finds duplicates that only look the same", async () => {
  await copy.setField(P, "units.0.name", "Bajo, jardi\u0301n");
  await copy.setField(P, "units.1.name", "Bajo,\u00A0 jardín ");
  const message = '"Bajo, jardín" está repetido';
  expect(await copy.issues()).toMatchObject([{ field: "units.1.name", level: "error", message }]);
});

const HOME = { bedrooms: 3, area: 96, status: "available" };

it.each([
  [
    "a door without a floor",
    [{ name: "1.º A", door: "A" }],
    "units.0.floor",
    /^falta; se esperaban floor y door en todas las viviendas o en ninguna; hay en «1.º A» \(línea \d+\)$/,
    ["units.0", "units.0"],
  ],
  [
    "a floor without a door",
    [
      { name: "1.º A", floor: 1, door: "A" },
      { name: "1.º B", floor: 1 },
    ],
    "units.1.door",
    /^falta; se esperaban .* hay en «1.º A»/,
    ["units.1", "units.0"],
  ],
  [
    "two homes at one place",
    [
      { name: "1.º A", floor: 1, door: "A" },
      { name: "1.º, A", floor: 1, door: "A" },
    ],
    "units.1.door",
    /^se esperaba una puerta libre en esa planta; hay "A", que es la de «1.º A» \(línea \d+\)$/,
    ["units.1.door", "units.0"],
  ],
  [
    "a name whose beginning differs on one floor",
    [
      { name: "1.º A", floor: 1, door: "A" },
      { name: "Primero B", floor: 1, door: "B" },
    ],
    "units.1.name",
    /^se esperaba un nombre que empiece por «1.º»; hay "Primero B", y en su planta «1.º A» \(línea \d+\)$/,
    ["units.1.name", "units.0"],
  ],
  [
    "a name that ends with another door",
    [{ name: "1.º A", floor: 1, door: "B" }],
    "units.0.name",
    /^se esperaban la planta y, al final, la puerta, "B"; hay "1.º A" \(línea \d+\)$/,
    ["units.0.name", "units.0"],
  ],
  [
    "a name without a floor",
    [{ name: "A", floor: 1, door: "A" }],
    "units.0.name",
    /^se esperaban la planta y, al final, la puerta, "A"; hay "A"/,
    ["units.0.name", "units.0"],
  ],
])("finds %s, with both lines", async (_what, homes, field, message, [place = "", other = ""]) => {
  const units = homes.map((home) => ({ ...HOME, ...home }));
  await copy.setField(P, "units", units);
  const issues = (await copy.issues()).filter(({ level }) => level === "error");
  const line = await copy.lineOfField(P, place);
  expect(issues).toMatchObject([{ field, line, message: expect.stringMatching(message) }]);
  expect(issues[0]?.message).toContain(`(línea ${await copy.lineOfField(P, other)})`);
});

it("reports each home that does not say where it is", async () => {
  await copy.setField(P, "units.1.floor", 2);
  await copy.setField(P, "units.1.door", "B");
  const fields = [0, 2, 3].flatMap((home) => [`units.${home}.floor`, `units.${home}.door`]);
  expect((await copy.issues()).map(({ field }) => field)).toEqual(fields);
});

it.each([
  ["Bajo B", "B"],
  ["Entreplanta, dcha.", "dcha."],
  ["1.ºA", "A"],
  ["Planta 2 - 14", "14"],
])("accepts «%s» for door %s", async (name, door) => {
  await copy.setField(P, "units", [{ ...HOME, name, floor: 0, door }]);
  expect((await copy.issues()).filter(({ level }) => level === "error")).toEqual([]);
});

it("matches a home's floor plan by its normalized title", async () => {
  await copy.setField(P, "floorPlans.0.title", "A\u0301tico  A");
  for (const unit of [0, 1, 2, 3]) await copy.setField(P, `units.${unit}.plan`, undefined);
  await copy.setField(P, "units.0.plan", "Ático A ");
  expect(await copy.issues()).toEqual([]);
});

it("counts characters of normalized text", async () => {
  await copy.setField(P, "units.0.name", `  ${"n\u0303".repeat(40)}`);
  expect(await copy.issues()).toEqual([]);
  await copy.setField(P, "units.0.name", ` ${"n\u0303".repeat(41)}`);
  expect(await copy.issues()).toMatchObject([{ message: expect.stringMatching(/ 40 .* 41$/) }]);
});

it("warns about a location that another entry of any kind spells differently", async () => {
  await copy.setField(P, "location", "Getafe");
  await copy.setField("projects/2/project.json", "location", " Getafe");
  await copy.setField(R, "location", "Centro, gétafe");
  expect(await copy.issues()).toMatchObject([
    {
      file: `data/${R}`,
      line: await copy.lineOfField(R, "location"),
      field: "location",
      level: "warning",
      message: expect.stringContaining(`«gétafe» se escribe «Getafe» en data/${P}`),
    },
  ]);
});

it("warns about the first five characters per file that print lacks, with advice", async () => {
  await copy.setField(R, "title", "Piso de 2½");
  await copy.setField(R, "summary", "CO₂ ≥ ½ ☎️");
  const message = (sign: string, advice: string) =>
    expect.stringMatching(`«${sign}».* el dossier .*: ${advice}$`);
  expect(await copy.issues()).toMatchObject([
    { field: "title", level: "warning", message: message("½", "escribe «1/2»") },
    { field: "summary", message: message("₂", "escribe «2»") },
    { field: "summary", message: message("≥", "quítalo o dilo con palabras") },
    { field: "summary", message: message("☎", "quítalo o dilo con palabras") },
  ]);
  await copy.setField(R, "title", "Piso 一二三四五六七");
  expect(await copy.issues()).toHaveLength(5);
});

it.each([
  ["that overflows", "1e400", /≤.*1e400/],
  ["with a thousands separator", "2.500", /con los miles sin punto, como 2500; hay 2.500$/],
  ["with a separator above all rents", "389.000", /miles sin punto, como 389000; hay 389.000$/],
])("quotes a number %s as written", async (_, written, message) => {
  await copy.replace(R, "1800", written);
  expect(await copy.issues()).toMatchObject([
    { line: 7, field: "price", message: expect.stringMatching(message) },
  ]);
});

it("finds a picture of the works without alternative text", async () => {
  await copy.setField(P, "progress.0.image", "./1.jpg");
  expect(await copy.issues()).toMatchObject([
    { field: "progress.0.alt", message: expect.stringContaining("texto alternativo") },
  ]);
});
