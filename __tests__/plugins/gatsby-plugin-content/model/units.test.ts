import { copySampleContent } from "../../../sampleContent";

const P = "projects/1/project.json";

const copy = copySampleContent();

const HOME = { bedrooms: 3, area: 96, status: "available" };

it.each([
  [
    "a door without a floor",
    [{ name: "1.º A", door: "A" }],
    "units.0.floor",
    /^falta; se esperaban floor y door en todas las viviendas o en ninguna$/,
    ["units.0"],
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
    "a first home without a door",
    [
      { name: "1.º A", floor: 1 },
      { name: "1.º B", floor: 1, door: "B" },
    ],
    "units.0.door",
    /^falta; se esperaban .* hay en «1.º B» \(línea \d+\)$/,
    ["units.0", "units.1"],
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
    /^se esperaba un nombre que empiece por «1.º», u otra planta; hay "Primero B", y en su planta «1.º A» \(línea \d+\)$/,
    ["units.1.name", "units.0"],
  ],
  [
    "a name that ends with another door",
    [{ name: "1.º A", floor: 1, door: "B" }],
    "units.0.name",
    /^se esperaban la planta y, al final, la puerta, "B"; hay "1.º A"$/,
    ["units.0.name"],
  ],
  [
    "a name that ends with another door's last letter",
    [{ name: "1.º AB", floor: 1, door: "B" }],
    "units.0.name",
    /^se esperaban la planta y, al final, la puerta, "B"; hay "1.º AB"/,
    ["units.0.name"],
  ],
  [
    "a name without a floor",
    [{ name: "A", floor: 1, door: "A" }],
    "units.0.name",
    /^se esperaban la planta y, al final, la puerta, "A"; hay "A"/,
    ["units.0.name"],
  ],
  [
    "two floors of one name",
    [
      { name: "1.º A", floor: 1, door: "A" },
      { name: "1.º, B", floor: 2, door: "B" },
    ],
    "units.1.floor",
    /^se esperaba 1, la planta de «1.º A», que también es «1.º»; hay 2/,
    ["units.1.floor", "units.0"],
  ],
])("finds %s, with both lines", async (_what, units, field, message, [place = "", other]) => {
  const all = units.map((unit) => ({ ...HOME, ...unit }));
  await copy.setField(P, "units", all);
  const issues = (await copy.issues()).filter(
    (issue) => issue.level === "error" && issue.field === field,
  );
  const line = await copy.lineOfField(P, place);
  expect(issues).toMatchObject([{ field, line, message: expect.stringMatching(message) }]);
  const line2 = other ? ` (línea ${await copy.lineOfField(P, other)})` : "";
  expect(issues[0]?.message.match(/ \(línea \d+\)$/)?.[0] ?? "").toBe(line2);
});

it.each([
  ["2 F", 'hay "2 F", que acaba en «2-f», como "2.º F"'],
  ["Ω", 'hay "Ω"'],
])("refuses the name «%s», which makes no page of its own", async (name, found) => {
  await copy.setField(P, "units", [
    { ...HOME, name: "2.º F" },
    { ...HOME, name },
  ]);
  const issues = (await copy.issues()).filter(({ level }) => level === "error");
  const expected = "un nombre con letras o cifras que den a su página una dirección propia";
  const message = `se esperaba ${expected}; ${found}`;
  expect(issues).toMatchObject([{ field: "units.1.name", message }]);
});

it("finds rooms that don't add up to a home's usable area", async () => {
  const rooms = [
    { name: "Salón", area: 40.2 },
    { name: "Dormitorio", area: 38.4 },
  ];
  await copy.setField(P, "floorPlans.0.rooms", rooms);
  const [plan] = JSON.parse(await copy.read(P)).floorPlans;
  const unit = { ...HOME, area: plan.area, bedrooms: plan.bedrooms, plan: plan.title };
  await copy.setField(P, "units", [
    { ...unit, name: "Una", usableArea: 79 },
    { ...unit, name: "Otra", usableArea: 81 },
  ]);
  const issues = (await copy.issues()).filter(({ level }) => level === "error");
  const message = `se esperaba 78.6, que suman las estancias de su plano, «${plan.title}»; hay 81`;
  expect(issues).toMatchObject([{ field: "units.1.usableArea", message }]);
});

it("reports each home that does not say where it is", async () => {
  await copy.setField(P, "units.1.floor", 2);
  await copy.setField(P, "units.1.door", "B");
  const fields = [0, 2, 3].flatMap((unit) => [`units.${unit}.floor`, `units.${unit}.door`]);
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

it("warns about floors that names count otherwise, and about floors without homes", async () => {
  const place = (name: string, floor: number) => ({ ...HOME, name, floor, door: "A" });
  await copy.setField(P, "units", [
    ...[place("Bajo A", 0), place("2.º A", 1), place("1.º A", 2), place("Ático A", 4)],
  ]);
  const warnings = (await copy.issues()).filter(({ field }) => field.endsWith(".floor"));
  expect(warnings.map(({ level, field, message }) => [level, field, message])).toEqual([
    ["warning", "units.1.floor", "se esperaba 2, por llamarse «2.º A»; hay 1"],
    ["warning", "units.2.floor", "se esperaba 1, por llamarse «1.º A»; hay 2"],
    [...["warning", "units.3.floor"], "la planta 3 no tiene viviendas, entre «1.º A» y «Ático A»"],
  ]);
});
