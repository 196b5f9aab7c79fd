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

it("gives numbers and choices the words that closed items and lists show", () => {
  expect(getFormat("projects").fromFile(read("projects/1/project"))).toMatchObject({
    status: "En construcción",
    type: "Venta",
    units: expect.arrayContaining([
      expect.objectContaining({ name: "1.º A", price: "389.000\u00a0€", status: "Disponible" }),
    ]),
  });
});

it("has a yes and a no for what may also be left unanswered", () => {
  const { fromFile, toFile } = getFormat("rentals");
  const words = { furnished: "Sí", pets: "No" };
  expect(fromFile('{ "furnished": true, "pets": false }')).toEqual(words);
  expect(JSON.parse(toFile(words))).toEqual({ furnished: true, pets: false });
  expect(toFile({ furnished: null })).toBe("{}\n");
});

it("knows the single files apart", () => {
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
  ["site", "team/team"],
])("gives every value of %s back as it was, of %s", (collection, name) => {
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

it("leaves out what is optional and empty, but nothing that was half filled in or added", () => {
  const { toFile } = getFormat("projects");
  const empty = { id: "", order: "", works: { start: "", end: "" }, units: [], virtualTour: "" };
  expect(JSON.parse(toFile(empty))).toEqual({ id: "" });
  const half = { works: { start: "2024-03", end: "" }, floorPlans: [{}] };
  expect(JSON.parse(toFile(half))).toEqual({ works: { start: "2024-03" }, floorPlans: [{}] });
});

it("names a broken file in its list, and writes nothing over it", () => {
  const explain = jest.fn();
  const { fromFile, toFile } = getFormat("rentals", explain);
  const entry = fromFile('{\n  "id": "1"\n  "title": "x"\n}') as Record<string, unknown>;
  expect(entry.title).toMatch(/^⚠ Este archivo no es JSON válido/);
  expect(() => toFile({ ...entry, price: "2.500" })).toThrow("no es JSON válido");
  expect(explain).toHaveBeenCalledWith(entry.title);
});

it("begins anew where there is no file yet", () => {
  const { fromFile, toFile } = getFormat("rentals");
  expect(toFile(fromFile("") as Record<string, unknown>)).toBe("{}\n");
});

it("leaves out a number that was emptied, and keeps a text that is none for the check", () => {
  const { toFile } = getFormat("rentals");
  expect(JSON.parse(toFile({ price: "", area: "noventa", bedrooms: "3" }))).toEqual({
    area: "noventa",
    bedrooms: 3,
  });
});

it("adds ./ to the name of a picture beside the entry, and to nothing else", () => {
  const gallery = [{ image: "1.jpg", alt: "foto.jpg" }, { image: "./2.jpg" }, { image: null }];
  const { toFile } = getFormat("rentals");
  expect(JSON.parse(toFile({ image: "fachada sur.jpg", gallery }))).toEqual({
    image: "./fachada sur.jpg",
    gallery: [{ image: "./1.jpg", alt: "foto.jpg" }, { image: "./2.jpg" }, {}],
  });
});
