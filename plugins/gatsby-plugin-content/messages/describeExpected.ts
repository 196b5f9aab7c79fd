import type { JsonSchema } from "../schema/jsonSchema";

const TYPES = {
  object: "un objeto { … }",
  string: "un texto que no esté vacío",
  number: "un número",
  integer: "un número entero",
  boolean: "true o false",
} as const;

/**
 * Describes the valid values of a field, in Spanish.
 * @param schema the field's schema, if the model has the field
 * @returns a noun phrase that follows «se esperaba»
 */
export function describeExpected(schema: JsonSchema | undefined): string {
  if (schema?.enum) return `uno de: ${schema.enum.join(", ")}`;
  if (schema?.expected) return schema.expected;
  if (schema?.type === "array") return describeList(schema);
  if (schema?.type) return TYPES[schema.type] + describeBounds(schema);
  return "otra cosa";
}

function describeBounds({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const parts = [];
  if (minimum !== undefined) parts.push(`≥ ${minimum}`);
  if (exclusiveMinimum !== undefined) parts.push(`> ${exclusiveMinimum}`);
  if (maximum !== undefined) parts.push(`≤ ${maximum}`);
  return parts.length ? ` ${parts.join(" y ")}` : "";
}

function describeList({ minItems, maxItems }: JsonSchema): string {
  if (minItems === undefined) return "una lista [ … ]";
  return minItems === maxItems
    ? `una lista de ${minItems} elementos`
    : "una lista con algún elemento";
}
