import { copySampleContent } from "../../../sampleContent";

const P = "projects/1/project.json";

const copy = copySampleContent();

it("warns if a project contradicts its homes or its status", async () => {
  await copy.setField(P, "status", "past");
  await copy.setField(P, "works", { start: "2021-01", end: "2023-05" });
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

it("warns if no home has as many bathrooms", async () => {
  const { units } = JSON.parse(await copy.read(P));
  const all = units.map((unit: object) => ({ ...unit, bathrooms: 2 }));
  await copy.setField(P, "units", all);
  await copy.setField(P, "details.bathrooms", 9);
  const message = "ninguna vivienda de units tiene 9\u00A0baños";
  expect(await copy.issues()).toMatchObject([{ field: "details.bathrooms", message }]);
});

it("finds steps that are done or under way before a project has begun", async () => {
  await copy.setField(P, "status", "future");
  const message = expect.stringContaining(
    'se esperaba planned (Previsto), porque la obra no ha empezado; hay "',
  );
  expect((await copy.issues()).filter(({ level }) => level === "error")).toMatchObject([
    { file: `data/${P}`, level: "error", field: "progress.0.state", message },
    { file: `data/${P}`, level: "error", field: "progress.1.state", message },
  ]);
});

it("finds duplicates that only look the same", async () => {
  await copy.setField(P, "units.0.name", "Bajo, jardi\u0301n");
  await copy.setField(P, "units.1.name", "Bajo,\u00A0 jardín ");
  const message = '"Bajo, jardín" está repetido';
  expect(await copy.issues()).toMatchObject([{ field: "units.1.name", level: "error", message }]);
});

it("matches a home's floor plan by its normalized title", async () => {
  await copy.setField(P, "floorPlans.0.title", "A\u0301tico  A");
  for (const unit of [0, 1, 2, 3]) await copy.setField(P, `units.${unit}.plan`, undefined);
  await copy.setField(P, "units.0.plan", "Ático A ");
  expect(await copy.issues()).toEqual([]);
});

it("finds a step of the work that is there twice, in one month", async () => {
  const step = { date: "2024-03", title: "Cubierta", state: "done" };
  const later = { ...step, date: "2024-05" };
  await copy.setField(P, "progress", [step, { ...step, state: "current" }, later]);
  expect(await copy.issues()).toMatchObject([
    { field: "progress.1.title", level: "error", message: '"Cubierta" está repetido' },
  ]);
});

it.each(["De 20 a 30 m2", "de 20 m² a 30 m²", "20 a 30 m²", "De 20 a 30m²", "De 20 a 30 M2."])(
  "compares the homes with the area %s",
  async (area) => {
    await copy.setField(P, "details.area", area);
    const message = expect.stringMatching(/^«1.º A», de units, tiene 96/);
    expect(await copy.issues()).toMatchObject([{ field: "details.area", message }]);
  },
);

it.each(["Viviendas amplias", "De 92 a muchos m²", "92 138 m²", "92 pies"])(
  "warns that it can't compare the homes with the area %s, if there are homes",
  async (area) => {
    await copy.setField(P, "details.area", area);
    const message = expect.stringMatching(/no se puede comparar con units.*«De 92 a 138 m²»/);
    expect(await copy.issues()).toMatchObject([
      { field: "details.area", level: "warning", message },
    ]);
    await copy.setField(P, "units", undefined);
    expect(await copy.issues()).toEqual([]);
  },
);
