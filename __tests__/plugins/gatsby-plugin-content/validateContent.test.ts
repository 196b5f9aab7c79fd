/** @jest-environment node */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { validateContent } from "../../../plugins/gatsby-plugin-content/validateContent";
import { contentCopy, flatPicture } from "./copy";

const PROJECT = "projects/1/project.json";
const RENTAL = "rentals/2/rental.json";
const SITE = "site/site.json";

describe("the shipped content", () => {
  it("has no issue, and no picture too many", async () => {
    const { issues, files, pictures } = await validateContent(path.resolve("data"));
    expect(issues).toEqual([]);
    const entries = await readdir("data", { recursive: true });
    const count = (form: RegExp) => entries.filter((entry) => form.test(entry)).length;
    expect(files).toBe(count(/(?<!schema)\.json$/));
    expect(pictures).toBe(count(/\.(jpg|png)$/));
  });
});

describe("validateContent", () => {
  const copy = contentCopy();

  it("points at what a missing field is missing from", async () => {
    await copy.spoil(PROJECT, "location", undefined);
    await copy.spoil(PROJECT, "details.area", undefined);
    expect(await copy.issues()).toMatchObject([
      { line: 1, field: "location", message: "falta; se esperaba un texto que no esté vacío" },
      { line: await copy.findLine(PROJECT, '"details"'), field: "details.area" },
    ]);
  });

  it("allows the optional fields to be missing", async () => {
    await copy.spoil(PROJECT, "details.bedrooms", undefined);
    await copy.spoil(PROJECT, "details.bathrooms", undefined);
    await copy.spoil(SITE, "legalLinks.0.target", undefined);
    expect(await copy.issues()).toEqual([]);
  });

  it.each(["2026-03-01", "2024-02-29"])("takes %s for a day of publication", async (day) => {
    await copy.spoil(PROJECT, "published", day);
    await copy.spoil(RENTAL, "published", day);
    expect(await copy.issues()).toEqual([]);
  });

  it.each([
    ["2023-12", `se esperaba "2024-01", el mes de inicio, o uno posterior; hay "2023-12"`],
    ["2024-13", `se esperaba un mes como «2024-03»; hay "2024-13"`],
    [undefined, "falta; se esperaba un mes como «2024-03»"],
  ])("points at the end of works, %s", async (end, message) => {
    await copy.spoil(PROJECT, "works", { start: "2024-01", end });
    const line = await copy.findLine(PROJECT, end ? `"${end}"` : '"works"');
    expect(await copy.issues()).toEqual([
      {
        file: `data/${PROJECT}`,
        line,
        column: expect.any(Number),
        field: "works.end",
        message,
        level: "error",
      },
    ]);
  });

  it("takes works that end in the month they begin, a tour, and any rating", async () => {
    await copy.spoil(PROJECT, "works", { start: "2024-01", end: "2024-01" });
    await copy.spoil(PROJECT, "virtualTour", "https://visita.example/piso?m=1");
    await copy.spoil(RENTAL, "energyLabel", "pending");
    await copy.spoil(RENTAL, "virtualTour", "https://visita.example");
    expect(await copy.issues()).toEqual([]);
  });

  it("wants a plan as wide as a photograph", async () => {
    await writeFile(copy.place("projects/1/plano-a.png"), await flatPicture(1199, 600, "png"));
    expect(await copy.issues()).toMatchObject([
      { field: "floorPlans.0.image", message: expect.stringContaining("1200 px") },
    ]);
  });

  it("allows no key that it does not know, and guesses which one was meant", async () => {
    await copy.spoil(PROJECT, "details.bedroms", 3);
    expect(await copy.issues()).toMatchObject([
      {
        file: `data/${PROJECT}`,
        line: await copy.findLine(PROJECT, '"bedroms"'),
        field: "details.bedroms",
        message: expect.stringMatching(/^clave desconocida.*'bedrooms'/),
      },
    ]);
  });

  it("allows the key that leads editors to the schema", async () => {
    await copy.spoil(PROJECT, "$schema", "../../schemas/project.schema.json");
    expect(await copy.issues()).toEqual([]);
  });

  it.each([
    ["benefits/benefits.json", "benefits.3.id", "benefits.0.id"],
    ["testimonials/testimonials.json", "testimonials.1.id", "testimonials.0.id"],
    ["team/team.json", "members.1.role", "members.0.role"],
  ])("allows nothing twice in %s", async (name, field, first) => {
    await copy.spoil(name, field, "ceo");
    await copy.spoil(name, first, "ceo");
    expect(await copy.issues()).toMatchObject([{ file: `data/${name}`, field }]);
  });

  it("misses the file of an entry's folder", async () => {
    await mkdir(copy.place("projects/siete"));
    await rm(copy.place(SITE));
    expect(await copy.issues()).toMatchObject([
      { file: "data/projects/siete/project.json", message: "falta el archivo" },
      { file: "data/site/site.json", message: "falta el archivo" },
    ]);
  });

  it("tells all issues of all files at once, in the order of their places", async () => {
    await copy.spoil(SITE, "name", "");
    await copy.replace(RENTAL, "{", "{,");
    await copy.spoil("projects/2/project.json", "type", "swap");
    await copy.spoil("projects/2/project.json", "title", "");
    const found = (await copy.issues()).map(({ file, field }) => `${file} ${field}`);
    expect(found.filter((issue) => !issue.includes(".jpg"))).toEqual([
      "data/projects/2/project.json title",
      "data/projects/2/project.json type",
      "data/rentals/2/rental.json ",
      "data/site/site.json name",
    ]);
  });
});
