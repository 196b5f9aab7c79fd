import { z } from "zod";
import { getModel, type ModelName, models } from "../model/models";
import type { FieldPath } from "../validation/issues";

/** The subset of JSON Schema (draft 2020-12) that the content model uses. */
export interface JsonSchema {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  default?: string;
  examples?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  /** Non-standard: what matches the pattern, as a Spanish phrase that follows «se esperaba». */
  expected?: string;
  /** For editors: the message if the pattern does not match. */
  patternErrorMessage?: string;
  /** Non-standard: whether the string may have several lines. */
  multiline?: boolean;
  /** Non-standard: the labels of an enum's values. */
  labels?: Record<string, string>;
  /** Non-standard: whether the string is prose, to be normalized, and not in a fixed format. */
  isText?: boolean;
  /** Non-standard: whether the string is a day or a month. */
  isDate?: boolean;
  /** Non-standard: whether the links may lead to lists without entries, and are then left out. */
  isMenu?: boolean;
  /** Non-standard: the GraphQL type, if it has its own. */
  graphql?: { name: string; description: string };
  /** Non-standard: the string is a path to a picture with this minimum width in pixels. */
  picture?: { minWidth: number };
}

/** Creates the JSON Schema (draft 2020-12) of a kind of content from its model. */
export function createJsonSchema(name: ModelName): JsonSchema {
  return z.toJSONSchema(models[name].schema, { io: "input" }) as JsonSchema;
}

/** Lists a schema and all schemas nested in it. */
export const listParts = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[schema.items ?? [], Object.values(schema.properties ?? {})].flat().flatMap(listParts),
];

/** Finds the schema of a field in that of its file; undefined if the model has no such field. */
export function findSchema(root: JsonSchema, field: FieldPath): JsonSchema | undefined {
  return field.reduce<JsonSchema | undefined>(
    (schema, key) => (typeof key === "number" ? schema?.items : schema?.properties?.[key]),
    root,
  );
}

/** What only this project's own tools read. */
const INTERNAL = [
  ...["expected", "multiline", "labels", "isText", "isDate", "isMenu", "graphql", "picture"],
] as const satisfies (keyof JsonSchema)[];

/**
 * Creates the JSON Schema of a kind of content for `data/schemas`, which text editors read.
 * @returns the schema, extended by the `$schema` key that refers to it
 */
export function createFileSchema(name: ModelName): JsonSchema {
  const schema = z.toJSONSchema(models[name].schema, {
    io: "input",
    override: ({ jsonSchema }) => {
      for (const key of INTERNAL) delete jsonSchema[key];
    },
  }) as JsonSchema;
  return { ...schema, properties: { $schema: { type: "string" }, ...schema.properties } };
}

/** Gets the file name of a kind's schema, such as «project.schema.json». */
export function getSchemaFileName(name: ModelName): string {
  return models[name].file.replace(/\.json$/, ".schema.json");
}

/** Gets the path of a kind's schema from its content files, for their `$schema` key. */
export function getSchemaPath(name: ModelName): string {
  const folder = getModel(name).isSingle ? "../schemas" : "../../schemas";
  return `${folder}/${getSchemaFileName(name)}`;
}
