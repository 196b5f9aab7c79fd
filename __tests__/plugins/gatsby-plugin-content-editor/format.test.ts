import { readFileSync } from "node:fs";
import {
  createFormat,
  type Field,
} from "../../../plugins/gatsby-plugin-content-editor/browser/format";
import { createEditorConfig } from "../../../plugins/gatsby-plugin-content-editor/config";
import { SAMPLE } from "../gatsby-plugin-content/copy";

const { collections } = createEditorConfig({ name: "github" }) as {
  collections: { name: string; fields: Field[]; files?: { fields: Field[] }[] }[];
};

function getFormat(collection: string) {
  const { fields, files } = collections.find(({ name }) => name === collection) ?? {};
  return createFormat(files ?? [{ fields: fields ?? [] }]);
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
  expect(toFile({ furnished: null })).toBe("{}");
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

it("names a broken file in its list, and writes nothing over it", () => {
  const { fromFile, toFile } = getFormat("rentals");
  const entry = fromFile('{\n  "id": "1"\n  "title": "x"\n}') as Record<string, unknown>;
  expect(entry.title).toMatch(/^⚠ Este archivo no es JSON válido/);
  expect(() => toFile({ ...entry, price: "2.500" })).toThrow("no es JSON válido");
});

it("begins anew where there is no file yet", () => {
  const { fromFile, toFile } = getFormat("rentals");
  expect(toFile(fromFile("") as Record<string, unknown>)).toBe("{}");
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
