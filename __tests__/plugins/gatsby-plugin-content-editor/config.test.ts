/** @jest-environment node */
import { editorConfig } from "../../../plugins/gatsby-plugin-content-editor/config";

interface Field {
  name: string;
  widget: string;
  required?: boolean;
  options?: { value: string; label: string }[];
  summary?: string;
  min?: number;
  collapsed?: boolean;
  pattern?: [string, string];
  fields?: Field[];
}

const { collections } = editorConfig({ name: "proxy" }) as {
  collections: { name: string; fields: Field[] }[];
};

function fieldOf(collection: string, name: string): Field {
  const fields = collections.find((entry) => entry.name === collection)?.fields ?? [];
  const field = fields.find((entry) => entry.name === name);
  if (!field) throw new Error(`${collection} has no ${name}`);
  return field;
}

it("offers the classes of the energy label, and that it is on its way", () => {
  const { widget, required, options } = fieldOf("rentals", "energyLabel");
  expect([widget, required]).toEqual(["select", false]);
  expect(options).toHaveLength(8);
  expect(options?.at(-1)).toEqual({ value: "pending", label: "En trámite" });
});

it("has homes and plans as lists that may be left empty, told apart by their names", () => {
  expect(fieldOf("projects", "units")).toMatchObject({
    widget: "list",
    required: false,
    summary: "{{fields.name}}",
  });
  expect(fieldOf("rentals", "floorPlans")).toMatchObject({
    widget: "list",
    required: false,
    summary: "{{fields.title}}",
  });
});

it("wants nothing of works that are left out", () => {
  const { widget, required, collapsed, fields } = fieldOf("projects", "works");
  expect([widget, required, collapsed]).toEqual(["object", false, true]);
  expect(fields?.map((field) => field.required)).toEqual([false, false]);
  expect(fieldOf("projects", "details").fields?.map((field) => field.required)).toContain(true);
});

it("says what an address or a day must look like", () => {
  expect(fieldOf("projects", "virtualTour").pattern?.[1]).toBe("Se esperaba una dirección https:.");
  const [form, message] = fieldOf("rentals", "published").pattern ?? [];
  expect(message).toContain("un día que exista");
  expect(new RegExp(form ?? "").test("2026-02-29")).toBe(false);
  expect(new RegExp(form ?? "").test("2024-02-29")).toBe(true);
});
