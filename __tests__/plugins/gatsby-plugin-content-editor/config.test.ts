import path from "node:path";
import { createEditorConfig } from "../../../plugins/gatsby-plugin-content-editor/config";
import { SAMPLE } from "../gatsby-plugin-content/contentCopy";

interface Field {
  name: string;
  pattern?: [string, string];
}

const create = async (name: string) =>
  (await createEditorConfig(path.resolve(SAMPLE), { name })).collections as {
    name: string;
    fields: Field[];
  }[];

let collections: Awaited<ReturnType<typeof create>>;

beforeAll(async () => {
  collections = await create("github");
});

function findField(collection: string, name: string): Field {
  const fields = collections.find((entry) => entry.name === collection)?.fields ?? [];
  const field = fields.find((entry) => entry.name === name);
  if (!field) throw new Error(`${collection} has no ${name}`);
  return field;
}

it("knows the identifiers that are taken", () => {
  const taken = { widget: "identifier", taken: ["1", "2"] };
  expect(findField("rentals", "id")).toMatchObject(taken);
});

it("offers the classes of the energy label, and that it is pending", () => {
  expect(findField("rentals", "energyLabel")).toMatchObject({
    widget: "select",
    required: false,
    options: ["A", "B", "C", "D", "E", "F", "G", "En trámite"],
    labels: { pending: "En trámite" },
  });
});

it("shows homes as an optional list, each by its name, price and status", () => {
  expect(findField("projects", "units")).toMatchObject({
    widget: "list",
    required: false,
    summary: "{{fields.name | default('Sin rellenar')}} · {{fields.price}} · {{fields.status}}",
  });
});

it("requires no field of an optional object", () => {
  const fields = [{ required: false }, { required: false }];
  const optional = { widget: "object", required: false, collapsed: true, fields };
  expect(findField("projects", "works")).toMatchObject(optional);
  const required = {
    fields: expect.arrayContaining([expect.objectContaining({ required: true })]),
  };
  expect(findField("projects", "details")).toMatchObject(required);
});

it("explains the pattern of a day", () => {
  const [form, message] = findField("rentals", "published").pattern ?? [];
  expect(message).toBe("se esperaba un día que exista, como «2026-03-01».");
  expect(new RegExp(form ?? "").test("2026-02-29")).toBe(false);
  expect(new RegExp(form ?? "").test("2024-02-29")).toBe(true);
});

it("asks for numbers in a field that reads them as Spaniards write them, with their unit", () => {
  const price = { widget: "amount", min: 50, max: 99_999, unit: "€", whole: true };
  expect(findField("rentals", "price")).toMatchObject(price);
  expect(JSON.stringify(collections)).not.toContain('"widget":"number"');
});

it("puts what visitors don't read last", () => {
  const names = collections.find(({ name }) => name === "rentals")?.fields.map(({ name }) => name);
  expect(names?.slice(-4)).toEqual(["order", "published", "revised", "id"]);
});

it("asks the develop server about pictures, and no other backend", async () => {
  expect(JSON.stringify(await create("files"))).toContain('"widget":"photo"');
  expect(JSON.stringify(collections)).not.toContain('"widget":"photo"');
});

it("gives choices no hint, which would have their values", () => {
  const text = JSON.stringify(collections);
  expect(text).toContain('"label":"Días"');
  expect(text).not.toMatch(/monday \(|: en trámite/);
});
