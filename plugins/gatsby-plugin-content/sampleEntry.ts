import type { KindName } from "../../src/kinds";
import { createJsonSchema, type JsonSchema } from "./jsonSchema";

/**
 * Creates a valid entry with all required fields, for a maintainer to overwrite.
 * @param kind one that is stored in a folder or file per entry
 * @returns the entry, and the number of pictures («./1.jpg», «./2.jpg» …) that it refers to
 */
export function createSampleEntry(kind: KindName, id: string): { entry: object; pictures: number } {
  let pictures = 0;

  const createSample = (schema: JsonSchema): unknown => {
    if (schema.picture) {
      pictures = Math.max(pictures, 1);
      return "./1.jpg";
    }
    if (schema.enum) return schema.default ?? schema.enum[0];
    if (schema.type === "array") return createList(schema);
    if (schema.type === "object") return createObject(schema);
    if (schema.type === "boolean") return true;
    return schema.type === "string" ? createSampleText(schema) : Math.max(1, schema.minimum ?? 0);
  };

  const createObject = (schema: JsonSchema): Record<string, unknown> =>
    Object.fromEntries(
      (schema.required ?? []).map((key) => [key, createSample(schema.properties?.[key] ?? {})]),
    );

  const createList = ({ items = {}, minItems = 1 }: JsonSchema): unknown[] =>
    Array.from({ length: minItems }, (_, index) => {
      const value = createSample(items);
      if (typeof value !== "object" || value === null || !("image" in value)) return value;
      pictures = Math.max(pictures, index + 1);
      return { ...value, image: `./${index + 1}.jpg` };
    });

  const fields = createObject(createJsonSchema(kind));
  return { entry: { ...fields, id }, pictures };
}

/**
 * Creates a text for a field: its title and help text or, if they don't match the field's pattern,
 * the example «…» in its `expected`.
 */
export function createSampleText({
  title,
  description,
  pattern = "",
  expected,
}: JsonSchema): string {
  const text = `(${title}) ${description}`;
  const [, example] = /«(.+)»/.exec(expected ?? "") ?? [];
  return example && !new RegExp(pattern).test(text) ? example : text;
}
