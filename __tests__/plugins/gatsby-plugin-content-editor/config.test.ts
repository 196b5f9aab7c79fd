import path from "node:path";
import { createEditorConfig } from "../../../plugins/gatsby-plugin-content-editor/config";
import { SAMPLE } from "../gatsby-plugin-content/contentCopy";

interface Field {
  name: string;
  pattern?: [string, string];
}

let collections: { name: string; fields: Field[] }[];

beforeAll(async () => {
  const config = await createEditorConfig(path.resolve(SAMPLE), { name: "github" });
  collections = config.collections as typeof collections;
});

function findField(collection: string, name: string): Field {
  const fields = collections.find((entry) => entry.name === collection)?.fields ?? [];
  const field = fields.find((entry) => entry.name === name);
  if (!field) throw new Error(`${collection} has no ${name}`);
  return field;
}

it.each([
  ["rentals", "id", { widget: "identifier", taken: ["1", "2"] }],
  [
    "rentals",
    "energyLabel",
    {
      widget: "select",
      required: false,
      options: ["A", "B", "C", "D", "E", "F", "G", "En trámite"],
      labels: { pending: "En trámite" },
    },
  ],
  ["rentals", "image", { widget: "image", min_width: 1200, media_folder: "" }],
  ["rentals", "price", { widget: "amount", min: 50, max: 99_999, unit: "€", whole: true }],
  [
    "projects",
    "units",
    {
      widget: "list",
      required: false,
      summary: "{{fields.name | default('Sin rellenar')}} · {{fields.price}} · {{fields.status}}",
    },
  ],
  ["rentals", "features", { summary: "{{fields.item | default('Sin rellenar')}}" }],
  // No field of an optional object is required.
  [
    "projects",
    "works",
    { required: false, collapsed: true, fields: [{ required: false }, { required: false }] },
  ],
  [
    "projects",
    "details",
    { fields: expect.arrayContaining([expect.objectContaining({ required: true })]) },
  ],
])("configures in %s the field %s as the model says", (collection, name, field) => {
  expect(findField(collection, name)).toMatchObject(field);
});

it("lists projects with their place and status, and links to their pages", () => {
  expect(collections.find(({ name }) => name === "projects")).toMatchObject({
    summary: "{{title}} · {{location}} · {{status}}",
    preview_path: "proyecto/{{fields.id}}/",
  });
});

it("explains the pattern of a date", () => {
  const [form, message] = findField("rentals", "published").pattern ?? [];
  expect(message).toBe("se esperaba un día que exista, como «2026-03-01» (año, mes y día).");
  expect(new RegExp(form ?? "").test("2026-02-29")).toBe(false);
  expect(new RegExp(form ?? "").test("2024-02-29")).toBe(true);
});

it.each([
  [
    "projects",
    "title location status type image gallery description details energyLabel units specification floorPlans virtualTour place works progress payments",
  ],
  [
    "rentals",
    "title location price bedrooms bathrooms area summary image gallery description features energyLabel floorPlans virtualTour place availableFrom furnished pets incomeMultiple",
  ],
])("sorts the fields of %s like their page, those that visitors never see last", (name, fields) => {
  const { fields: sorted = [] } = collections.find((entry) => entry.name === name) ?? {};
  const names = sorted.map((field) => field.name).filter((field) => !field.startsWith("$"));
  expect(names).toEqual([...fields.split(" "), "order", "published", "revised", "id"]);
});

it("gives choices no hint, which would repeat their values", () => {
  const text = JSON.stringify(collections);
  expect(text).toContain('"label":"Días"');
  expect(text).not.toContain('"widget":"number"');
  expect(text).not.toMatch(/monday \(|: en trámite/);
});
