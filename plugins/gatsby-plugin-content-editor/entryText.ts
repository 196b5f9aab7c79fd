import { isDeepStrictEqual } from "node:util";
import { applyEdits, type JSONPath, type ModificationOptions, modify } from "jsonc-parser";
import type { KindName } from "../../src/utils/kinds";
import { createJsonSchema, type JsonSchema } from "../gatsby-plugin-content/jsonSchema";
import { VERSION } from "./protocol";

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
  const { $schema, [VERSION]: _version, ...entry } = sent;
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

/**
 * Writes an entry into the text of its file; values that did not change keep their form.
 * @param text of the file; nothing if the entry is new
 * @param entry what the file is to contain
 * @returns the new text
 */
export function mergeEntry(text: string | undefined, entry: JsonObject): string {
  if (text === undefined) return `${JSON.stringify(entry, null, 2)}\n`;
  return mergeValue(text, [], JSON.parse(text), entry);
}

function mergeValue(text: string, place: JSONPath, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return text;
  if (isObject(before) && isObject(after)) return mergeObject(text, place, before, after);
  if (Array.isArray(before) && Array.isArray(after)) return mergeList(text, place, before, after);
  return edit(text, place, after);
}

function mergeObject(text: string, place: JSONPath, before: JsonObject, after: JsonObject): string {
  const keys = Object.keys(after);
  const removed = Object.keys(before).filter((key) => !(key in after));
  const rest = removed.reduce((result, key) => edit(result, [...place, key], undefined), text);
  return keys.reduce((result, key, index) => {
    if (key in before) return mergeValue(result, [...place, key], before[key], after[key]);
    const getInsertionIndex = (present: string[]) =>
      present.filter((other) => keys.indexOf(other) < index).length;
    return edit(result, [...place, key], after[key], { getInsertionIndex });
  }, rest);
}

function mergeList(text: string, place: JSONPath, before: unknown[], after: unknown[]): string {
  // jsonc-parser 3.3.1 breaks a list when it removes the last of several items, so an earlier
  // item is removed and those after it are overwritten.
  const difference = after.findIndex((item, index) => !isDeepStrictEqual(item, before[index]));
  const start = difference < 0 ? Math.max(0, after.length - 1) : difference;
  const added = after.slice(start, start + Math.max(0, after.length - before.length));
  const removed = before.slice(start, start + Math.max(0, before.length - after.length));
  const aligned = [...before.slice(0, start), ...added, ...before.slice(start + removed.length)];
  const withoutRemoved = removed.reduce(
    (result: string) => edit(result, [...place, start], undefined),
    text,
  );
  const withAdded = added.reduce(
    (result: string, item, index) =>
      edit(result, [...place, start + index], item, { isArrayInsertion: true }),
    withoutRemoved,
  );
  return after.reduce(
    (result: string, item, index) => mergeValue(result, [...place, index], aligned[index], item),
    withAdded,
  );
}

/** Sets one value, or removes it where it is undefined. */
function edit(text: string, place: JSONPath, value: unknown, options?: ModificationOptions) {
  // Formatting a removal would also format what is around it.
  if (value === undefined) return applyEdits(text, modify(text, place, undefined, {}));
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? "  ";
  const formattingOptions = {
    insertSpaces: !indent.startsWith("\t"),
    tabSize: indent.startsWith("\t") ? 1 : indent.length,
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
  return applyEdits(text, modify(text, place, value, { ...options, formattingOptions }));
}
