/** @jest-environment node */
import { createEditorConfig } from "../../../plugins/gatsby-plugin-content-editor/config";

interface Field {
  name: string;
  widget: string;
  required?: boolean;
  options?: string[];
  labels?: Record<string, string>;
  summary?: string;
  min?: number;
  collapsed?: boolean;
  pattern?: [string, string];
  fields?: Field[];
}

const { collections } = createEditorConfig({ name: "github" }) as {
  collections: { name: string; fields: Field[] }[];
};

function findField(collection: string, name: string): Field {
  const fields = collections.find((entry) => entry.name === collection)?.fields ?? [];
  const field = fields.find((entry) => entry.name === name);
  if (!field) throw new Error(`${collection} has no ${name}`);
  return field;
}

it("offers the classes of the energy label, and that it is pending", () => {
  const { widget, required, options, labels } = findField("rentals", "energyLabel");
  expect([widget, required]).toEqual(["select", false]);
  expect(options).toHaveLength(8);
  expect([options?.at(-1), labels?.pending]).toEqual(["En trámite", "En trámite"]);
});

it("shows homes and plans as optional lists, their items by name", () => {
  expect(findField("projects", "units")).toMatchObject({
    widget: "list",
    required: false,
    summary: "{{fields.name | default('Sin rellenar')}} · {{fields.price}} · {{fields.status}}",
  });
  expect(findField("rentals", "floorPlans")).toMatchObject({
    widget: "list",
    required: false,
    summary: "{{fields.title | default('Sin rellenar')}}",
  });
});

it("requires no field of an optional object", () => {
  const { widget, required, collapsed, fields } = findField("projects", "works");
  expect([widget, required, collapsed]).toEqual(["object", false, true]);
  expect(fields?.map((field) => field.required)).toEqual([false, false]);
  expect(findField("projects", "details").fields?.map((field) => field.required)).toContain(true);
});

it("explains the pattern of an address or a day", () => {
  expect(findField("projects", "virtualTour").pattern?.[1]).toBe(
    "Se esperaba una dirección https:.",
  );
  const [form, message] = findField("rentals", "published").pattern ?? [];
  expect(message).toContain("un día que exista");
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

it("asks the develop server about pictures, and no other backend", () => {
  const local = createEditorConfig({ name: "files" }) as { collections: unknown };
  expect(JSON.stringify(local.collections)).toContain('"widget":"photo"');
  expect(JSON.stringify(collections)).not.toContain('"widget":"photo"');
});

it("gives choices no hint, which would have their values", () => {
  const text = JSON.stringify(collections);
  expect(text).toContain('"label":"Días"');
  expect(text).not.toMatch(/monday \(|: en trámite/);
});
