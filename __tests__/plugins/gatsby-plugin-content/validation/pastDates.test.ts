import { copySampleContent } from "../sampleContent";

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
  [P, "progress", [step("planned", "2027-02"), step("current", "2025-01")]],
  [P, "works", { start: "2025-01", end: "2027-02" }],
  [R, "availableFrom", "2027-02-10"],
])("says nothing of %s %s %j, which is to come or has come", async (file, field, value) => {
  await copy.setField(SITE, "timeline.end", "2027-02");
  await copy.setField(file, field, value);
  expect(await copy.issues(YEARS_LATER)).toEqual([]);
});

it("warns about the site's calendar as long as unfinished projects go by it", async () => {
  const fields = async () => (await copy.issues(YEARS_LATER)).map(({ field }) => field);
  expect(await fields()).toEqual(["timeline.end"]);
  await copy.setField(P, "status", "past");
  expect(await fields()).toEqual([]);
});

it("warns once per file, and not about what is not a date", async () => {
  const steps = [step("planned", "2025"), step("planned", "2025-01"), step("planned", "2025-02")];
  await copy.setField(P, "status", "past");
  await copy.setField(P, "progress", steps);
  const issues = await copy.issues(YEARS_LATER);
  const past = issues.filter(({ message }) => message.includes("ya ha pasado"));
  expect(past.map(({ field }) => field)).toEqual(["progress.1.date"]);
});
