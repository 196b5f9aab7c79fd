import { readFileSync } from "node:fs";
import path from "node:path";
import {
  createFormat,
  type Field,
} from "../../../plugins/gatsby-plugin-content-editor/browser/format";
import { createEditorConfig } from "../../../plugins/gatsby-plugin-content-editor/config";
import { SAMPLE } from "../gatsby-plugin-content/contentCopy";

let collections: { name: string; fields: Field[]; files?: { fields: Field[] }[] }[];

beforeAll(async () => {
  const config = await createEditorConfig(path.resolve(SAMPLE), { name: "github" });
  collections = config.collections as typeof collections;
});

function getFormat(collection: string, explain = (_message: string) => {}) {
  const { fields, files } = collections.find(({ name }) => name === collection) ?? {};
  return createFormat(files ?? [{ fields: fields ?? [] }], explain);
}

const read = (name: string) => readFileSync(`${SAMPLE}/${name}.json`, "utf8");

it("formats numbers and choices as shown in collapsed items and lists", () => {
  expect(getFormat("projects").fromFile(read("projects/1/project"))).toMatchObject({
    status: "En construcción",
    type: "Venta",
    units: expect.arrayContaining([
      expect.objectContaining({ name: "1.º A", price: "389.000\u00a0€", status: "Disponible" }),
    ]),
  });
});

it("formats optional booleans as yes and no", () => {
  const { fromFile, toFile } = getFormat("rentals");
  const words = { furnished: "Sí", pets: "No" };
  expect(fromFile('{ "furnished": true, "pets": false }')).toEqual(words);
  expect(JSON.parse(toFile(words))).toEqual({ furnished: true, pets: false });
});

it("distinguishes the single files", () => {
  const { fromFile } = getFormat("site");
  expect(fromFile(read("site/site"))).toMatchObject({
    hours: { days: expect.arrayContaining(["lunes"]) },
    purchase: { stampDuty: "0,75\u00a0%" },
  });
});

it.each([
  ["projects", "projects/1/project"],
  ["rentals", "rentals/1/rental"],
  ["site", "site/site"],
  ["site", "landing/landing"],
  ["site", "landing/landing"],
])("preserves in %s every value of %s", (collection, name) => {
  const { fromFile, toFile } = getFormat(collection);
  const text = read(name);
  expect(JSON.parse(toFile(fromFile(text) as Record<string, unknown>))).toEqual(JSON.parse(text));
});

it("writes fields in the order of the model, unknown ones last", () => {
  const text = getFormat("projects").toFile({
    other: "1",
    published: "2026-03-01",
    details: { features: ["Ascensor"], area: "90 m²" },
    title: "A",
    order: "1",
    id: "a",
    $schema: "s",
  });
  const keys = [...text.matchAll(/"(\w|\$)+(?=":)/g)].map(([key]) => key.slice(1));
  const expected = "$schema id order title details area features published other";
  expect(keys.join(" ")).toBe(expected);
});

it("lists a broken file with its error, and never overwrites it", () => {
  const explain = jest.fn();
  const { fromFile, toFile } = getFormat("rentals", explain);
  const entry = fromFile('{\n  "id": "1"\n  "title": "x"\n}') as Record<string, unknown>;
  expect(entry.title).toMatch(/^⚠ Este archivo no es JSON válido/);
  expect(() => toFile({ ...entry, price: "2.500" })).toThrow("no es JSON válido");
  expect(explain).toHaveBeenCalledWith(entry.title);
});

it.each([
  // A cleared number, choice and object.
  ["rentals", { price: "", furnished: null }, {}],
  [
    "projects",
    { id: "", order: "", works: { start: "", end: "" }, units: [], virtualTour: "" },
    { id: "" },
  ],
  // Half-filled objects, empty items and invalid numbers are left to the content check.
  ["projects", { works: { start: "2024-03", end: "" } }, { works: { start: "2024-03" } }],
  ["projects", { floorPlans: [{}] }, { floorPlans: [{}] }],
  ["rentals", { area: "noventa", bedrooms: "3" }, { area: "noventa", bedrooms: 3 }],
  // Decap refers to a picture in the entry's folder by its bare name.
  ["rentals", { image: "fachada sur.jpg" }, { image: "./fachada sur.jpg" }],
  [
    "rentals",
    { gallery: [{ image: "1.jpg", alt: "foto.jpg" }, { image: "./2.jpg" }, { image: null }] },
    { gallery: [{ image: "./1.jpg", alt: "foto.jpg" }, { image: "./2.jpg" }, {}] },
  ],
])("writes for %s %j", (collection, entry, written) => {
  const { fromFile, toFile } = getFormat(collection);
  // The file does not exist yet.
  expect(fromFile("")).toEqual({});
  expect(JSON.parse(toFile(entry))).toEqual(written);
});
