import type { KindName } from "../../src/kinds";
import { createJsonSchema, type JsonSchema } from "../gatsby-plugin-content/jsonSchema";
import { LABEL, VERSION } from "./protocol";

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Decap sends an object that was never filled in with its fields, all of them empty. A list with an
 * empty item is not: somebody has added that.
 */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isEmpty));

/**
 * Brings an entry into the form of a content file: fields in the order of the model, no
 * optional field that is empty.
 * @param entry as the form sends it
 */
export function normalizeEntry(kind: KindName, sent: JsonObject): JsonObject {
  const { $schema, [VERSION]: _version, [LABEL]: _label, ...entry } = sent;
  const normalized = normalizeValue(entry, createJsonSchema(kind)) as JsonObject;
  return $schema ? { $schema, ...normalized } : normalized;
}

function normalizeValue(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => normalizeValue(item, schema.items ?? {}));
  }
  if (isObject(value)) {
    const { properties = {}, required = [] } = schema;
    const keys = new Set([...Object.keys(properties), ...Object.keys(value)]);
    const fields = [...keys]
      .filter((key) => required.includes(key) || !isEmpty(value[key]))
      .filter((key) => key in value)
      .map((key) => [key, normalizeValue(value[key], properties[key] ?? {})]);
    return Object.fromEntries(fields);
  }
  return value;
}
