import { z } from "zod";
import type { Entity } from "./model/index";

/** The part of JSON Schema (draft 2020-12) that the content model uses. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: "object" | "array" | "string" | "number" | "integer";
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
  pattern?: string;
  /** Ours: what matches the pattern, in Spanish, to go after «se esperaba». */
  expected?: string;
  /** For editors: what to say where the pattern does not match. */
  patternErrorMessage?: string;
  /** Ours: the string may run over several lines. */
  multiline?: boolean;
  /** Ours: what the values of an enum are called. */
  labels?: Record<string, string>;
  /** Ours: the string is the path of a picture, at least so many pixels wide. */
  picture?: { minWidth: number };
}

/**
 * The JSON Schema of one kind of file, as editors understand it.
 * @param entity a row of the content model
 * @returns a draft 2020-12 schema with every named part under `$defs`
 */
export function jsonSchemaOf(entity: Entity): JsonSchema {
  return z.toJSONSchema(entity.model, { io: "input" }) as JsonSchema;
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
 * The JSON Schema of one kind of file, as it stands in `data/schemas`.
 * @param entity a row of the content model
 * @returns the schema, which also allows the `$schema` that leads editors to it
 */
export function editorSchemaOf(entity: Entity): JsonSchema {
  const schema = jsonSchemaOf(entity);
  const root = schema.$defs?.[entity.type];
  if (root) root.properties = { $schema: { type: "string" }, ...root.properties };
  return schema;
}

/** The name of a kind of file's schema: «project.schema.json». */
export function schemaName({ file }: Entity): string {
  return file.replace(/\.json$/, ".schema.json");
}
