import { createPlaceholderText } from "../../schema/entryTemplate";
import { findSchema, type JsonSchema } from "../../schema/jsonSchema";
import { type ContentIssue, createWarning } from "../issues";
import { type JsonSource, listStrings } from "../jsonSource";

/** Warns, once per file, about a text left over from `npm run new`. */
export function findPlaceholderText(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  const text = listStrings(source.tree).find(({ field, value }) => {
    const fieldSchema = value.startsWith("(") && findSchema(schema, field);
    return fieldSchema && value === createPlaceholderText(fieldSchema);
  });
  if (!text) return [];
  const message = "es el texto de muestra: escribe el tuyo, y los demás que haya en este archivo";
  return [createWarning(source, text.field, message)];
}
