import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { formatIssue } from "../../../../plugins/gatsby-plugin-content/validation/issues";
import { validateContent } from "../../../../plugins/gatsby-plugin-content/validation/validateContent";
import { copySampleContent } from "../../../sampleContent";

const SITE = "site/site.json";

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

it("words issues as docs/content.md shows", async () => {
  const examples = /\n```\n(data\/.*?)\n```/s.exec(await readFile("docs/content.md", "utf8"));
  await copy.replace("projects/1/project.json", '"current"', '"curent"');
  await copy.replace("projects/1/project.json", "De 92 a", "De 100 a");
  const lines = (await copy.issues()).map(formatIssue).join("\n");
  expect(lines.replaceAll("\u00a0", " ")).toBe(examples?.[1]);
});
