import { cp, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { validateContent } from "../../../../plugins/gatsby-plugin-content/validation/validateContent";
import { PAGE_SIZE } from "../../../../src/utils/listPaths";
import { copySampleContent } from "../sampleContent";

const SITE = "site/site.json";

const P = "projects/1/project.json";

const R = "rentals/2/rental.json";

const copy = copySampleContent();

it("the shipped content has no errors, and all of it is checked", async () => {
  const { issues, files, pictures } = await validateContent(path.resolve("data"));
  expect(issues.filter(({ level }) => level === "error")).toEqual([]);
  const unused = issues.filter(({ message }) => message.includes("ningún archivo"));
  const entries = await readdir("data", { recursive: true });
  const count = (form: RegExp) => entries.filter((entry) => form.test(entry)).length;
  expect(files).toBe(count(/(?<!schema)\.json$/));
  expect(pictures + unused.length).toBe(count(/\.(jpe?g|png|webp|avif)$/));
});

it("reports the first twenty issues of a file, errors first, and counts the rest", async () => {
  const menu = Array.from({ length: 25 }, (_, index) => ({ label: `A ${index}`, target: "#x" }));
  await copy.setField(SITE, "menu", menu);
  await copy.setField(SITE, "forms", { endpoint: "http://a.example/" });
  const issues = await copy.issues();
  expect(issues).toHaveLength(21);
  expect(issues.filter(({ level }) => level === "error")).toMatchObject([
    { field: "forms.endpoint" },
  ]);
  expect(issues).toContainEqual(expect.objectContaining({ level: "warning", message: "y 6 más" }));
});

it("reports all issues of all files at once, sorted by position", async () => {
  await copy.setField(SITE, "name", "");
  await copy.replace("rentals/2/rental.json", "{", "{,");
  await copy.setField("projects/2/project.json", "type", "swap");
  await copy.setField("projects/2/project.json", "title", "");
  const found = (await copy.issues()).map(({ file, field }) => `${file} ${field}`);
  expect(found.filter((issue) => !issue.includes(".jpg"))).toEqual([
    "data/projects/2/project.json title",
    "data/projects/2/project.json type",
    "data/rentals/2/rental.json ",
    "data/site/site.json name",
  ]);
});

it("warns about a list that is too long for one page", async () => {
  for (let number = 3; number <= PAGE_SIZE + 1; number += 1) {
    await mkdir(copy.place(`rentals/${number}`));
    await cp(copy.place("rentals/1"), copy.place(`rentals/${number}`), { recursive: true });
    await copy.setField(`rentals/${number}/rental.json`, "id", String(number));
  }
  const message = expect.stringMatching(/^son 49; de más de 48/);
  expect(await copy.issues()).toMatchObject([{ file: "data/rentals", level: "warning", message }]);
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
