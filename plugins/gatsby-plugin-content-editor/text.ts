import { isDeepStrictEqual } from "node:util";
import { applyEdits, type JSONPath, type ModificationOptions, modify } from "jsonc-parser";
import type { KindName } from "../../src/utils/kinds";
import { createJsonSchema, type JsonSchema, resolveRef } from "../gatsby-plugin-content/jsonSchema";

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  // An object that was never filled in comes with its fields, all of them empty.
  (typeof value === "object" && Object.values(value).every(isEmpty));

/**
 * What the editor sends, as it belongs into the file: fields in the order of the
 * model, pictures as «./1.jpg», and no optional field that was left empty.
 * @param kind of the file
 * @param entry as the editor sends it
 */
export function tidyEntry(kind: KindName, { $schema, ...entry }: JsonObject): JsonObject {
  const root = createJsonSchema(kind);
  return { ...($schema ? { $schema } : {}), ...(tidy(entry, root, root) as JsonObject) };
}

function tidy(value: unknown, field: JsonSchema, root: JsonSchema): unknown {
  const { schema } = resolveRef(field, root);
  if (Array.isArray(value)) return value.map((item) => tidy(item, schema.items ?? {}, root));
  if (isObject(value)) return tidyObject(value, schema, root);
  // The editor names a picture without a folder: it lies beside the entry.
  const isBare = schema.picture && typeof value === "string" && /^[^/:]+$/.test(value);
  return isBare ? `./${value}` : value;
}

function tidyObject(value: JsonObject, schema: JsonSchema, root: JsonSchema): JsonObject {
  const known = Object.keys(schema.properties ?? {});
  const keys = [...known, ...Object.keys(value).filter((key) => !known.includes(key))];
  const fields = keys
    .filter((key) => key in value)
    .map((key) => [key, tidy(value[key], schema.properties?.[key] ?? {}, root)] as const);
  return Object.fromEntries(
    fields.filter(([key, inside]) => schema.required?.includes(key) || !isEmpty(inside)),
  );
}

/**
 * Writes an entry into the text of its file; what did not change keeps its form.
 * @param text of the file as it is; nothing where the entry is new
 * @param entry what the file shall say
 * @returns the text to save
 */
export function textOf(text: string | undefined, entry: JsonObject): string {
  if (text === undefined) return `${JSON.stringify(entry, null, 2)}\n`;
  return change(text, [], JSON.parse(text), entry);
}

function change(text: string, at: JSONPath, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return text;
  if (isObject(before) && isObject(after)) return changeObject(text, at, before, after);
  if (Array.isArray(before) && Array.isArray(after)) return changeList(text, at, before, after);
  return set(text, at, after);
}

function changeObject(text: string, at: JSONPath, before: JsonObject, after: JsonObject): string {
  const order = Object.keys(after);
  const gone = Object.keys(before).filter((key) => !order.includes(key));
  const without = gone.reduce((rest, key) => set(rest, [...at, key], undefined), text);
  return order.reduce((rest, key) => {
    if (key in before) return change(rest, [...at, key], before[key], after[key]);
    const getInsertionIndex = (present: string[]) =>
      present.filter((other) => order.indexOf(other) < order.indexOf(key)).length;
    return set(rest, [...at, key], after[key], { getInsertionIndex });
  }, without);
}

function changeList(text: string, at: JSONPath, before: unknown[], after: unknown[]): string {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isDeepStrictEqual(before[start], after[start])) start++;
  let end = 0;
  while (end < most - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end++;

  let changed = text;
  const [last, next] = [before.length - end, after.length - end];
  for (let index = start; index < Math.min(last, next); index++) {
    changed = change(changed, [...at, index], before[index], after[index]);
  }
  for (let index = last - 1; index >= next; index--) {
    changed = set(changed, [...at, index], undefined);
  }
  for (let index = last; index < next; index++) {
    changed = set(changed, [...at, index], after[index], { isArrayInsertion: true });
  }
  return changed;
}

function set(text: string, at: JSONPath, value: unknown, options?: ModificationOptions): string {
  // Taking away needs no form, and would give all that is around another one.
  if (value === undefined) return applyEdits(text, modify(text, at, undefined, {}));
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? "  ";
  const formattingOptions = {
    insertSpaces: !indent.startsWith("\t"),
    tabSize: indent.startsWith("\t") ? 1 : indent.length,
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
  return applyEdits(text, modify(text, at, value, { ...options, formattingOptions }));
}
