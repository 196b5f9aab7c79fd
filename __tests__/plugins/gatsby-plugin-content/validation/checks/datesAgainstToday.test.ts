import { copySampleContent } from "../../../../sampleContent";

const P = "projects/1/project.json";
const R = "rentals/2/rental.json";
const SITE = "site/site.json";
const YEARS_LATER = Date.parse("2027-02-10");

const copy = copySampleContent();

beforeEach(async () => {
  await copy.setField(P, "progress", undefined);
  await copy.setField(R, "availableFrom", undefined);
});

const step = (state: string, date: string) => ({ title: `${state} ${date}`, state, date });

it.each([
  [P, "progress", [step("done", "2025-01"), step("planned", "2027-01")], "progress.1.date"],
  [P, "works", { start: "2025-01", end: "2027-01" }, "works.end"],
  [R, "availableFrom", "2027-02-09", "availableFrom"],
])("warns that in %s %s %j has gone by", async (file, field, value, place) => {
  await copy.setField(SITE, "timeline.end", "2027-02");
  await copy.setField(file, field, value);
  expect(await copy.issues(YEARS_LATER)).toMatchObject([
    {
      file: `data/${file}`,
      line: await copy.lineOfField(file, place),
      field: place,
      level: "warning",
      message: expect.stringMatching(
        /^se esperaba un (mes|día) por venir, .*; hay "2027-.*que ya ha/,
      ),
    },
  ]);
});

it.each([
  [P, "progress", [step("current", "2025-01"), step("planned", "2027-02")]],
  [P, "works", { start: "2025-01", end: "2027-02" }],
  [R, "availableFrom", "2027-02-10"],
])("says nothing of %s %s %j, which is to come or has come", async (file, field, value) => {
  await copy.setField(SITE, "timeline.end", "2027-02");
  await copy.setField(file, field, value);
  expect(await copy.issues(YEARS_LATER)).toEqual([]);
});

it.each([
  [P, { works: { start: "2026-01", end: "2027-09" }, status: "future" }, "works.start"],
  [P, { works: { start: "2027-03", end: "2027-09" }, status: "current" }, "works.start"],
  [P, { works: { start: "2025-01", end: "2027-03" }, status: "past" }, "works.end"],
  [P, { progress: [step("done", "2027-03")] }, "progress.0.date"],
  [P, { revised: "2027-02-11" }, "revised"],
  [R, { published: "2027-02-11" }, "published"],
])("warns that %s with %j contradicts itself", async (file, fields, place) => {
  await copy.setField(SITE, "timeline", { start: "2027-02", end: "2027-03" });
  for (const [field, value] of Object.entries(fields)) await copy.setField(file, field, value);
  const issues = await copy.issues(YEARS_LATER);
  expect(issues.filter(({ file }) => file !== `data/${SITE}`)).toMatchObject([
    { file: `data/${file}`, field: place, level: "warning" },
  ]);
});

it("warns about the site's calendar as long as it is wrong for a project", async () => {
  const fields = async () => (await copy.issues(YEARS_LATER)).map(({ field }) => field);
  expect(await fields()).toEqual(["timeline.end"]);
  await copy.setField(P, "status", "future");
  expect(await fields()).toEqual(["timeline.start", "timeline.end"]);
  await copy.setField(P, "status", "past");
  expect(await fields()).toEqual([]);
  await copy.setField(SITE, "timeline", { start: "2027-03", end: "2027-09" });
  expect(await fields()).toEqual(["timeline.start", "timeline.end"]);
  await copy.setField(P, "works", { start: "2025-01", end: "2027-01" });
  expect(await fields()).toEqual([]);
});

it("goes by the day in Spain", async () => {
  await copy.setField(SITE, "timeline.end", "2027-06");
  const lastDay = Date.parse("2027-06-30T23:00+02:00");
  expect(await copy.issues(lastDay)).toEqual([]);
  expect(await copy.issues(lastDay + 90 * 60_000)).toMatchObject([{ field: "timeline.end" }]);
});

it("warns of each date, and not about what is not a date", async () => {
  const steps = [step("planned", "2025"), step("planned", "2025-01"), step("planned", "2025-02")];
  await copy.setField(P, "status", "past");
  await copy.setField(P, "progress", steps);
  const issues = await copy.issues(YEARS_LATER);
  const past = issues.filter(({ message }) => message.includes("ya ha pasado"));
  expect(past.map(({ field }) => field)).toEqual(["progress.1.date", "progress.2.date"]);
});
