import type { FieldPath } from "./faults";
import { type JsonSchema, resolveRef } from "./jsonSchema";

const TYPES = {
  object: "un objeto { … }",
  string: "un texto que no esté vacío",
  number: "un número",
  integer: "un número entero",
} as const;

/**
 * The schema of a field.
 * @param root the JSON Schema of the file
 * @param at the field's path
 * @returns nothing where the model has no such field
 */
export function schemaAt(root: JsonSchema, at: FieldPath): JsonSchema | undefined {
  let current: JsonSchema | undefined = resolveRef(root, root).schema;
  for (const key of at) {
    const next: JsonSchema | undefined =
      typeof key === "number" ? current?.items : current?.properties?.[key];
    current = next && resolveRef(next, root).schema;
  }
  return current;
}

/** The keys that an object may have. */
export function keysAt(root: JsonSchema, at: FieldPath): string[] {
  return Object.keys(schemaAt(root, at)?.properties ?? {});
}

/** The values that a field may have, where they are listed. */
export function valuesAt(root: JsonSchema, at: FieldPath): string[] {
  return schemaAt(root, at)?.enum ?? [];
}

function bounds({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const parts = [];
  if (minimum !== undefined) parts.push(`≥ ${minimum}`);
  if (exclusiveMinimum !== undefined) parts.push(`> ${exclusiveMinimum}`);
  if (maximum !== undefined) parts.push(`≤ ${maximum}`);
  return parts.length ? ` ${parts.join(" y ")}` : "";
}

function list({ minItems, maxItems }: JsonSchema): string {
  if (minItems === undefined) return "una lista [ … ]";
  if (minItems === maxItems) return `una lista de ${minItems} elementos`;
  return minItems === 1 ? "una lista con algún elemento" : `una lista de al menos ${minItems}`;
}

/**
 * What the content model expects at a place, in Spanish.
 * @param root the JSON Schema of the file
 * @param at the path of the field
 * @returns a noun phrase that goes after «se esperaba»
 */
export function expectedAt(root: JsonSchema, at: FieldPath): string {
  const schema = schemaAt(root, at);
  if (schema?.enum) return `uno de: ${schema.enum.join(", ")}`;
  if (schema?.expected) return schema.expected;
  if (schema?.type === "array") return list(schema);
  if (schema?.type) return TYPES[schema.type] + bounds(schema);
  return "otra cosa";
}
