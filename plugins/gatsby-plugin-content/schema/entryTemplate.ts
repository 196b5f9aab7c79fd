import type { ModelName } from "../model/models";
import { createJsonSchema, type JsonSchema } from "./jsonSchema";

/**
 * Creates a valid entry with all required fields, and those that have an example, for a maintainer to overwrite.
 * @param name a kind of content that has entries
 * @returns the entry, and the names of the pictures («1.jpg», «2.jpg» …) that it refers to
 */
export function createEntryTemplate(name: ModelName, id: string) {
  const entry = { ...(createSample(createJsonSchema(name), 1) as object), id };
  const pictures = new Set(JSON.stringify(entry).match(/\b\d+\.jpg\b/g));
  return { entry, pictures: [...pictures] };
}

/** @param number of the picture: each item of a list has its own */
function createSample(schema: JsonSchema, number: number): unknown {
  const { enum: values, required = [], properties = {}, items = {}, minItems = 1 } = schema;
  if (schema.examples) return schema.examples[0];
  if (schema.picture) return `./${number}.jpg`;
  if (values) return schema.default ?? values[0];
  if (schema.type === "array") {
    return Array.from({ length: minItems }, (_, index) => createSample(items, index + 1));
  }
  if (schema.type === "object") {
    const fields = Object.entries(properties)
      .filter(([key, { examples }]) => required.includes(key) || examples)
      .map(([key, property]) => [key, createSample(property, number)]);
    return Object.fromEntries(fields);
  }
  if (schema.type === "boolean") return true;
  return schema.type === "string"
    ? createPlaceholderText(schema)
    : Math.max(1, schema.minimum ?? 0);
}

/**
 * Creates a text for a field: its title and help text or, if they don't match the field's pattern,
 * the example «…» in its `expected`.
 */
export function createPlaceholderText({
  title,
  description,
  pattern = "",
  expected,
}: JsonSchema): string {
  const text = `(${title}) ${description}`;
  const [, example] = /«(.+)»/.exec(expected ?? "") ?? [];
  return example && !new RegExp(pattern).test(text) ? example : text;
}
