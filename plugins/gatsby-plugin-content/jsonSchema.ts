import { z } from "zod";
import { type KindName, kinds } from "../../src/utils/kinds";
import type { FieldPath } from "./issues";
import { models } from "./model/index";

/** The part of JSON Schema (draft 2020-12) that the content model uses. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
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
  /** Not of the standard: the string is a text in words. */
  words?: boolean;
  /** Not of the standard: what the number counts. */
  unit?: string;
  /** Not of the standard: the string is the path of a picture, at least so many pixels wide. */
  picture?: { minWidth: number };
}

/**
 * Creates the JSON Schema of a kind of content from its model.
 * @returns a draft 2020-12 schema with every named part under `$defs`
 */
export function createJsonSchema(kind: KindName): JsonSchema {
  return z.toJSONSchema(models[kind], { io: "input" }) as JsonSchema;
}

/**
 * Follows a `$ref`.
 * @param schema the schema, or a reference
 * @param root the schema that holds the `$defs`
 * @returns the schema itself and the name of its definition, where it has one
 * @throws Error when the definition is not there
 */
export function resolveRef(
  schema: JsonSchema,
  root: JsonSchema,
): { name?: string; schema: JsonSchema } {
  if (!schema.$ref) return { schema };
  const name = schema.$ref.replace("#/$defs/", "");
  const definition = root.$defs?.[name];
  if (!definition) throw new Error(`No definition named ${name}`);
  return { name, schema: { ...definition, ...schema } };
}

/**
 * Finds the schema of a field.
 * @param root the schema of the file
 * @returns nothing where the model has no such field
 */
export function findSchema(root: JsonSchema, field: FieldPath): JsonSchema | undefined {
  let current: JsonSchema | undefined = resolveRef(root, root).schema;
  for (const key of field) {
    const next: JsonSchema | undefined =
      typeof key === "number" ? current?.items : current?.properties?.[key];
    current = next && resolveRef(next, root).schema;
  }
  return current;
}

/** Whether a field is a text in words, which is read as it looks; other strings have a form. */
export const isText = (schema: JsonSchema | undefined): boolean => schema?.words === true;

/**
 * Creates the JSON Schema of a kind of content as it is saved in `data/schemas`, for editors.
 * @returns the schema, which also allows the `$schema` that names it
 */
export function createEditorSchema(kind: KindName): JsonSchema {
  const schema = createJsonSchema(kind);
  const root = schema.$defs?.[kind];
  if (root) root.properties = { $schema: { type: "string" }, ...root.properties };
  return schema;
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
