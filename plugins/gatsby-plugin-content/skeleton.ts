import { type JsonSchema, jsonSchemaOf, resolveRef } from "./jsonSchema";
import type { Entity } from "./model/index";

/**
 * An entry with every required field, to be written over: it passes the check.
 * @param entity a kind that has a folder or a file for each entry
 * @param id the new entry's id
 * @returns the entry, and how many pictures («./1.jpg», «./2.jpg» …) it names
 */
export function skeletonOf(entity: Entity, id: string): { entry: object; pictures: number } {
  const root = jsonSchemaOf(entity);
  let pictures = 0;

  const sampleOf = (field: JsonSchema): unknown => {
    const { schema } = resolveRef(field, root);
    if (schema.picture) {
      pictures = Math.max(pictures, 1);
      return "./1.jpg";
    }
    if (schema.enum) return schema.enum[0];
    if (schema.type === "array") return listOf(schema);
    if (schema.type === "object") return objectOf(schema);
    return schema.type === "string" ? `(${schema.title}) ${schema.description}` : 1;
  };

  const objectOf = (schema: JsonSchema): Record<string, unknown> =>
    Object.fromEntries(
      (schema.required ?? []).map((key) => [key, sampleOf(schema.properties?.[key] ?? {})]),
    );

  const listOf = ({ items = {}, minItems = 1 }: JsonSchema): unknown[] =>
    Array.from({ length: minItems }, (_, index) => {
      const value = sampleOf(items);
      if (typeof value !== "object" || value === null || !("image" in value)) return value;
      pictures = Math.max(pictures, index + 1);
      return { ...value, image: `./${index + 1}.jpg` };
    });

  const fields = objectOf(resolveRef(root, root).schema);
  return { entry: { ...fields, id }, pictures };
}
