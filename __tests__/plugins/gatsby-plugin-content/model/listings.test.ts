import { copySampleContent } from "../sampleContent";

const P = "projects/1/project.json";

const copy = copySampleContent();

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

it("finds steps that are done or under way before a project has begun", async () => {
  await copy.setField(P, "status", "future");
  const message = expect.stringContaining('se esperaba planned, por ser status future; hay "');
  expect(await copy.issues()).toMatchObject([
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
