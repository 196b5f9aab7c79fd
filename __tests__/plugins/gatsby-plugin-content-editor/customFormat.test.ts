import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import {
  createFormat,
  type Entry,
  type Field,
} from "../../../plugins/gatsby-plugin-content-editor/browser/customFormat";
import {
  createEditorConfig,
  createLocalConfig,
} from "../../../plugins/gatsby-plugin-content-editor/decapConfig";
import { SAMPLE } from "../../sampleContent";

type Config = {
  collections: { name: string; fields: Field[]; files?: [{ fields: Field[] }] }[];
};

const published = createEditorConfig({ name: "github" }, "data/") as Config;
const local = createLocalConfig() as Config;

function getFormat(collection: string, { collections } = published) {
  const { fields = [], files } = collections.find(({ name }) => name === collection) ?? {};
  return createFormat(files?.[0].fields ?? fields);
}

/** What is written of an entry as it is in the form. */
const write = (collection: string, entry: Entry, config = published) =>
  JSON.parse(getFormat(collection, config).toFile(entry));

const files = readdirSync(SAMPLE, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".json"),
);

/** Shuffles the keys of an object, as Decap does with those of larger ones. */
const shuffle = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffle);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, shuffle(part)]);
  return Object.fromEntries(parts.reverse());
};

const forms = [local, published];

it.each(files.flatMap((name) => forms.map((config) => [name, config] as const)))(
  "writes all of %s, always in the same order",
  (name, config) => {
    const text = readFileSync(path.join(SAMPLE, name), "utf8");
    const { fromFile, toFile } = getFormat(name.split(path.sep)[0] ?? "", config);
    const written = toFile(fromFile(text));
    expect(JSON.parse(written)).toEqual(JSON.parse(text));
    expect(toFile(shuffle(fromFile(written)) as Entry)).toBe(written);
  },
);

it("keeps empty lists that are required, and leaves out others", () => {
  const site = { socialLinks: [], menu: [] };
  for (const config of forms) {
    expect(write("site", site, config)).toEqual({ legalLinks: [], socialLinks: [] });
    expect(write("projects", { title: "A", floorPlans: [] }, config)).toEqual({ title: "A" });
  }
});

it("changes one line of a file if one price changes", () => {
  const text = readFileSync(path.join(SAMPLE, "rentals/1/rental.json"), "utf8");
  const { fromFile, toFile } = getFormat("rentals");
  const expected = text.replace('"price": 2500', '"price": 2650');
  expect(toFile({ ...fromFile(text), price: "2650" })).toBe(expected);
});

it.each([
  ["2500", 2500],
  [" 2500 ", 2500],
  ["92,5", 92.5],
  ["-3,7038", -3.7038],
  ["0", 0],
])("writes %j as the number %d", (typed, price) => {
  expect(write("rentals", { price: typed })).toEqual({ price });
});

it.each(["2.500", "2.500 €", "1.800", "60.000", "92.5", "1.250,50", "1e3", "dosmil"])(
  "leaves %j as it was typed, for the check to refuse",
  (price) => {
    expect(write("rentals", { price })).toEqual({ price });
  },
);

it("writes each number that it has read", () => {
  const { fromFile, toFile } = getFormat("rentals");
  const numbers = fc
    .double({ min: -99_999_999, max: 99_999_999, noNaN: true })
    .map((value) => Number(value.toFixed(6)) + 0);
  const isKept = (price: number) => {
    const { price: shown } = fromFile(JSON.stringify({ price }));
    expect(typeof shown).toBe("string");
    expect(JSON.parse(toFile({ price: shown }))).toEqual({ price });
  };
  fc.assert(fc.property(numbers, isKept), { numRuns: 2000 });
});

it.each([
  // A cleared text, number, choice, list and object.
  ["rentals", { summary: "", price: "", energyLabel: null, floorPlans: [], place: {} }, {}],
  ["projects", { works: { start: "", end: "" } }, {}],
  // Half-filled objects and added items are left to the check.
  ["projects", { works: { start: "2024-03", end: "" } }, { works: { start: "2024-03" } }],
  ["rentals", { floorPlans: [{}], features: [""] }, { floorPlans: [{}], features: [""] }],
  ["rentals", { pets: false }, { pets: false }],
])("leaves out what was emptied: in %s, %j is written as %j", (collection, entry, written) => {
  expect(write(collection, entry)).toEqual(written);
});

it("writes pictures in the entry's folder as «./name»", () => {
  const gallery = [{ image: "1.jpg", alt: "foto.jpg" }, { image: "../2/1.jpg" }, { image: "" }];
  expect(write("rentals", { image: "./fachada sur.jpg", gallery })).toEqual({
    image: "./fachada sur.jpg",
    gallery: [{ image: "./1.jpg", alt: "foto.jpg" }, { image: "../2/1.jpg" }, {}],
  });
});

it.each(['{\n  "id": "1"\n  "title": "x"\n}', "null", "[]", "7"])(
  "lists a broken file with a warning, and never writes it: %j",
  (text) => {
    const { fromFile, toFile } = getFormat("rentals");
    const entry = fromFile(text);
    expect(entry.title).toMatch(/^⚠ Este archivo no es JSON válido/);
    expect(() => toFile({ ...entry, title: "x" })).toThrow("no es JSON válido");
  },
);

it("reads a file that does not exist yet", () => {
  expect(getFormat("rentals").fromFile("")).toEqual({});
});
