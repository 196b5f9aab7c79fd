import { type JsonSchema, resolveRef } from "./jsonSchema";

const TYPES = {
  object: "un objeto { … }",
  string: "un texto que no esté vacío",
  number: "un número",
  integer: "un número entero",
} as const;

/** The schema of the field at a path, or nothing where the model has no such field. */
function schemaAt(root: JsonSchema, at: (string | number)[]): JsonSchema | undefined {
  let current: JsonSchema | undefined = resolveRef(root, root).schema;
  for (const key of at) {
    const next: JsonSchema | undefined =
      typeof key === "number" ? current?.items : current?.properties?.[key];
    current = next && resolveRef(next, root).schema;
  }
  return current;
}

function bounds({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const parts = [];
  if (minimum !== undefined) parts.push(`≥ ${minimum}`);
  if (exclusiveMinimum !== undefined) parts.push(`> ${exclusiveMinimum}`);
  if (maximum !== undefined) parts.push(`≤ ${maximum}`);
  return parts.length ? ` ${parts.join(" y ")}` : "";
}

function list({ minItems, maxItems }: JsonSchema): string {
  if (minItems === undefined) return "una lista […]";
  return minItems === maxItems
    ? `una lista de ${minItems} elementos`
    : `una lista de al menos ${minItems}`;
}

/**
 * What the content model expects at a place, in Spanish.
 * @param root the JSON Schema of the file
 * @param at the path of the field
 * @returns a noun phrase that goes after «se esperaba»
 */
export function expectedAt(root: JsonSchema, at: (string | number)[]): string {
  const schema = schemaAt(root, at);
  if (schema?.enum) return `uno de: ${schema.enum.join(", ")}`;
  if (schema?.picture) return "la ruta de una imagen";
  if (schema?.type === "array") return list(schema);
  if (schema?.type) return TYPES[schema.type] + bounds(schema);
  return "otra cosa";
}

/**
 * Whether the model has a picture's path at a place.
 * @param root the JSON Schema of the file
 * @param at the path of the field
 */
export function isPicture(root: JsonSchema, at: (string | number)[]): boolean {
  return schemaAt(root, at)?.picture !== undefined;
}
