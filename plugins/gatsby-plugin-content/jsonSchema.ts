import { z } from "zod";
import { type KindName, kinds } from "../../src/kinds";
import type { FieldPath } from "./issues";
import { models } from "./model/index";

/** The part of JSON Schema (draft 2020-12) that the content model uses. */
export interface JsonSchema {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  default?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  /** Not of the standard: what matches the pattern, in Spanish, to go after «se esperaba». */
  expected?: string;
  /** For editors: what to say where the pattern does not match. */
  patternErrorMessage?: string;
  /** Not of the standard: the string may run over several lines. */
  multiline?: boolean;
  /** Not of the standard: the names of an enum's values. */
  labels?: Record<string, string>;
  /** Not of the standard: the string is a text, which is read as it looks; others have a form. */
  isText?: boolean;
  /** Not of the standard: what the number counts. */
  unit?: string;
  /** Not of the standard: its GraphQL type, where it has one of its own. */
  graphql?: { name: string; description: string };
  /** Not of the standard: the string is the path of a picture, at least so many pixels wide. */
  picture?: { minWidth: number };
}

/** Creates the JSON Schema (draft 2020-12) of a kind of content from its model. */
export function createJsonSchema(kind: KindName): JsonSchema {
  return z.toJSONSchema(models[kind], { io: "input" }) as JsonSchema;
}

/** Lists a schema and all its parts. */
export const listParts = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[schema.items ?? [], Object.values(schema.properties ?? {})].flat().flatMap(listParts),
];

/**
 * Finds the schema of a field.
 * @param root the schema of the file
 * @returns nothing where the model has no such field
 */
export function findSchema(root: JsonSchema, field: FieldPath): JsonSchema | undefined {
  return field.reduce<JsonSchema | undefined>(
    (schema, key) => (typeof key === "number" ? schema?.items : schema?.properties?.[key]),
    root,
  );
}

/**
 * Creates the JSON Schema of a kind of content as it is saved in `data/schemas`, for editors.
 * @returns the schema, which also allows the `$schema` that names it
 */
export function createFileSchema(kind: KindName): JsonSchema {
  const schema = z.toJSONSchema(models[kind], {
    io: "input",
    override: ({ jsonSchema }) => {
      delete jsonSchema.graphql;
    },
  }) as JsonSchema;
  return { ...schema, properties: { $schema: { type: "string" }, ...schema.properties } };
}

/** The file name of a kind's schema, as in «project.schema.json». */
export function getSchemaName(kind: KindName): string {
  return kinds[kind].file.replace(/\.json$/, ".schema.json");
}

/** The path of a kind's schema from its content files: what their `$schema` says. */
export function getSchemaPath(kind: KindName): string {
  const folder = kinds[kind].storage === "folder" ? "../../schemas" : "../schemas";
  return `${folder}/${getSchemaName(kind)}`;
}
