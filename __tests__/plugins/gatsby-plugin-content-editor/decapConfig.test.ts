import {
  createEditorConfig,
  createLocalConfig,
} from "../../../plugins/gatsby-plugin-content-editor/decapConfig";

interface Field {
  name: string;
  pattern?: [string, string];
}

interface Collection {
  name: string;
  create?: boolean;
  fields: Field[];
  files?: { file: string }[];
}

const published = createEditorConfig({ name: "github" }, "data/").collections as Collection[];
const local = createLocalConfig().collections as Collection[];

it("offers new entries, but not of what the site has a fixed number of", () => {
  const fixed = published.filter(({ create }) => create === false).map(({ name }) => name);
  expect(fixed).toEqual(["benefits", "team"]);
});

function findField(collection: string, name: string): Field {
  const fields = published.find((entry) => entry.name === collection)?.fields ?? [];
  const field = fields.find((entry) => entry.name === name);
  if (!field) throw new Error(`${collection} has no ${name}`);
  return field;
}

it.each([
  [
    "rentals",
    "energyLabel",
    {
      widget: "select",
      required: false,
      options: expect.arrayContaining([{ value: "pending", label: "En trámite" }]),
      hint: undefined,
    },
  ],
  ["rentals", "image", { widget: "image", media_folder: "", public_folder: "" }],
  [
    "rentals",
    "price",
    { widget: "string", number: true, hint: "Euros al mes, sin gastos aparte." },
  ],
  ["projects", "units", { widget: "list", required: false, summary: "{{fields.name}}" }],
  ["rentals", "gallery", { widget: "list", min: 4, max: 4, summary: "{{fields.alt}}" }],
  ["rentals", "features", { summary: "{{fields.item}}" }],
  ["rentals", "description", { widget: "text" }],
  ["rentals", "pets", { widget: "boolean" }],
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

it.each([
  ["rentals", { folder: "rentals", path: "{{slug}}/rental", slug: "{{fields.id}}" }],
  ["legal", { folder: "legal", path: "{{slug}}/legal", preview_path: "legal/{{fields.id}}/" }],
  ["site", { files: [expect.objectContaining({ file: "site/site.json" })] }],
])("stores %s in its folder of data/, and deletes nothing", (name, settings) => {
  const collection = local.find((entry) => entry.name === name);
  expect(collection).toMatchObject({ ...settings, delete: false });
});

it("stores the entries of a published form below data/", () => {
  expect(published.find(({ name }) => name === "rentals")).toMatchObject({
    folder: "data/rentals",
  });
  const site = published.find(({ name }) => name === "site");
  expect(site?.files).toMatchObject([{ file: "data/site/site.json" }]);
});

it.each([
  ["price", ["2.500", "2.500 €", "2,5", ""], ["2500"]],
  ["area", ["92.5", "1.250"], ["92,5", "92"]],
  ["published", ["2026-02-29"], ["2024-02-29"]],
])("refuses in a published form's %s %j, and not %j", (name, wrong, right) => {
  const [pattern = "", message] = findField("rentals", name).pattern ?? [];
  expect(message).toMatch(/^se esperaba /);
  expect([...wrong, ...right].filter((text) => RegExp(pattern).test(text))).toEqual(right);
});

it("leaves all rules but what is required to the check on this computer", () => {
  expect(JSON.stringify(published)).toMatch(/"(pattern|min|max)":/);
  expect(JSON.stringify(local)).not.toMatch(/"(pattern|min|max)":/);
});
