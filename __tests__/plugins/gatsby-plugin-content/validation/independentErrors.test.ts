import { copySampleContent } from "../../../sampleContent";

const P = "projects/1/project.json";
const SITE = "site/site.json";
const LANDING = "landing/landing.json";

const copy = copySampleContent();

type Values = Record<string, unknown>;

/** Two equal entries of a menu. */
const MENU = [
  { label: "Inicio", target: "/" },
  { label: "Inicio", target: "/proyectos/" },
];

/**
 * File · what contradicts what · the field of the message and its words · slips in the same object,
 * in its parts and around it, which depend on nothing.
 */
const contradictions: [string, Values, string, string, Values][] = [
  [
    P,
    { "units.0.plan": "Tipo B" },
    "units.0.plan",
    "se esperaba el título de uno de los planos",
    { status: "curent", "units.0.status": "libre", "units.1": "2.º B", "floorPlans.0.area": "96" },
  ],
  [
    P,
    { "floorPlans.0.area": 97 },
    "units.0.area",
    "se esperaba 97, como en su plano",
    { type: "venta", "units.0.bedrooms": 2.5, "units.0.price": null, "floorPlans.0.sobra": 1 },
  ],
  [
    P,
    { "units.1.price": 900 },
    "units.1.price",
    "por estar en venta",
    { details: "grande", "units.1.name": 7, "units.3": null, title: "a".repeat(400) },
  ],
  [
    P,
    { "units.1.usableArea": 105 },
    "units.1.usableArea",
    "que son los construidos",
    { "units.1.sobra": 1, "units.1.status": "libre", floorPlans: "uno", sobra: 1 },
  ],
  [
    P,
    { "units.1.name": "1.º A" },
    "units.1.name",
    '"1.º A" está repetido',
    { "units.2.name": 3, "units.1.bedrooms": 2.5, "units.1.sobra": 1, "units.3": 4 },
  ],
  [
    P,
    { "units.1.floor": 2 },
    "units.1.door",
    "se esperaban floor y door en todas las viviendas",
    { "units.1.status": "libre", "units.0": false, "units.2.name": "a".repeat(99) },
  ],
  [
    P,
    { "details.bedrooms": 9 },
    "details.bedrooms",
    "ninguna vivienda de units tiene 9",
    { "details.sobra": 1, "details.area": 9, "details.bathrooms": 1.5, "units.0.status": "libre" },
  ],
  [
    P,
    { "progress.1.date": "2020-01" },
    "progress.1.date",
    "los pasos van del primero al último",
    { "progress.0.state": "listo", "progress.1.sobra": 1 },
  ],
  [
    P,
    { "details.area": "De 98 a 138 m²" },
    "details.area",
    "«1.º A», de units, tiene 96",
    { "details.bedrooms": "tres", "units.1.area": "104", "units.2": [], status: 1 },
  ],
  [
    P,
    { status: "future" },
    "progress.0.state",
    "se esperaba planned (Previsto)",
    { "progress.0.sobra": 1, "progress.1": 1, "progress.2.state": "luego", units: 1 },
  ],
  [
    P,
    { status: "past" },
    "progress.1.state",
    "la promoción está terminada",
    { "progress.0.date": 2024, "progress.2.state": "luego", details: [], type: "" },
  ],
  [
    P,
    { "progress.2.image": "./1.jpg" },
    "progress.2.alt",
    "una foto necesita su texto alternativo",
    { "progress.2.sobra": 1, "progress.2.state": "luego", "progress.2.title": 1 },
  ],
  [
    P,
    { "payments.0.share": 3 },
    "payments",
    "las partes deben sumar 100; suman 101",
    { "payments.0.sobra": 1, "payments.1.when": 1, "payments.2.title": 5, units: {} },
  ],
  [
    P,
    { "units.1.price": 39_600 },
    "units.1.price",
    "se esperaba un precio por metro cuadrado parecido al de las demás; hay 39600",
    { "units.0.price": "caro", "units.2.area": null },
  ],
  [
    P,
    { type: "rent" },
    "payments",
    "solo se enseñan si la promoción está en venta",
    { "payments.0.sobra": 1, "payments.1.when": 1, units: {} },
  ],
  [
    P,
    { "place.longitude": 38.7 },
    "place",
    "está fuera de España",
    { "place.sobra": 1, "place.nearby": 1 },
  ],
  [
    P,
    { works: { start: "2025-01", end: "2024-01" } },
    "works.end",
    "el mes de inicio",
    { "works.sobra": 1 },
  ],
  [
    SITE,
    { "hours.closes": "08:00" },
    "hours.closes",
    "se esperaba una hora después de 10:00",
    { "hours.days": "lunes", "hours.days.0": "lunes", "hours.sobra": 1, name: 4 },
  ],
  [
    SITE,
    { url: "https://www.sierranorte.es" },
    "url",
    "falta forms.endpoint",
    { menu: 1, sobra: 1, "address.postalCode": 28001, name: "a".repeat(31) },
  ],
  [
    SITE,
    { menu: MENU },
    "menu.1.label",
    '"Inicio" está repetido',
    { "menu.0.sobra": 1, "menu.1.target": "nada", "menu.2": 4 },
  ],
  [
    LANDING,
    { "investment.annualReturn.max": 1 },
    "investment.annualReturn.max",
    "que es la mínima",
    { "investment.annualReturn.sobra": 1, "investment.minimumAmount": 2.5, hero: 1 },
  ],
];

const cases = contradictions.flatMap(([file, values, field, words, slips]) =>
  Object.entries(slips).map(([slip, value]) => [field, slip, value, file, values, words] as const),
);

it.each(cases)("%s is told of beside the slip %s: %j", async (field, slip, value, ...rest) => {
  const [file, values, words] = rest;
  for (const [key, part] of Object.entries(values)) await copy.setField(file, key, part);
  await copy.setField(file, slip, value);
  const issues = await copy.issues();
  const contain = (about: object) => expect.arrayContaining([expect.objectContaining(about)]);
  expect(issues).toEqual(contain({ field, message: expect.stringContaining(words) }));
  expect(issues).toEqual(contain({ field: slip, level: "error" }));
});

it.each([
  ["units.0.floor", 1.5],
  ["units.0.bedrooms", 2.5],
  ["units.0.price", 20],
  ["units.0.price", 389.5],
])("reports %s %s alone", async (field, value) => {
  const { units } = JSON.parse(await copy.read(P));
  const placed = units.map((unit: object, index: number) => ({
    ...unit,
    name: `1.º ${"ABCDE"[index]}`,
    floor: 1,
    door: "ABCDE"[index],
  }));
  await copy.setField(P, "units", placed);
  await copy.setField(P, field, value);
  const errors = (await copy.issues()).filter(({ level }) => level === "error");
  expect(errors).toMatchObject([{ field }]);
});

it("says nothing across fields of which one is wrong", async () => {
  const wrong = { status: 1, "progress.0.state": 1, floorPlans: 1, "units.1.price": "1", place: 1 };
  await copy.setField(P, "payments.0.share", "2");
  for (const [key, value] of Object.entries(wrong)) await copy.setField(P, key, value);
  const errors = (await copy.issues()).filter(({ level }) => level === "error");
  const fields = errors.map(({ field }) => field).sort();
  expect(fields).toEqual([...Object.keys(wrong), "payments.0.share"].sort());
});
