import { formatNumber } from "../../src/utils/format";
import type { ContentIssue } from "../gatsby-plugin-content/issues";
import { createJsonSchema } from "../gatsby-plugin-content/jsonSchema";
import type { ModelName } from "../gatsby-plugin-content/model/index";
import { SUMMARY_FIELD } from "./config";
import type { Problem } from "./protocol";

/**
 * Resolves the path of a field in an entry to its labels and schema.
 * @returns undefined if the model has no such field
 */
export function followPath(kind: ModelName, entry: unknown, keys: readonly string[]) {
  let [schema, value] = [createJsonSchema(kind), entry];
  const labels: string[] = [];
  for (const key of keys) {
    const isItem = schema.type === "array";
    const next = isItem ? schema.items : schema.properties?.[key];
    if (!next) return undefined;
    schema = next;
    value = (value as Record<string, unknown> | undefined)?.[key];
    const name = Object.entries(value ?? {}).find(([field]) => SUMMARY_FIELD.test(field))?.[1];
    // The form finds an item by the first part of its summary.
    const [shown] = String(name ?? "").split(" · ");
    labels.push(isItem ? shown?.trim() || `n.º ${Number(key) + 1}` : (schema.title ?? key));
  }
  return { place: labels.join(" → "), schema };
}

/**
 * Rephrases an issue of the content check with the labels of the form.
 * @param entry as it would be in its file
 */
export function describeProblem(kind: ModelName, entry: unknown, issue: ContentIssue): Problem {
  const keys = issue.field ? issue.field.split(".") : [];
  const found = followPath(kind, entry, keys);
  const { place = issue.field, schema } = found ?? {};
  const isNumber = schema?.type === "number" || schema?.type === "integer";
  const choices = Object.entries(createJsonSchema(kind).properties ?? {}).flatMap(
    ([key, { title, labels = {} }]) =>
      Object.entries(labels).map(([value, label]) => [`${key} ${value}`, `${title}: ${label}`]),
  );
  const message = choices
    .reduce((words, [from = "", to = ""]) => words.replaceAll(from, to), issue.message)
    .replace(/\b\d+(\.\d+)?\b/g, (number) => (isNumber ? formatNumber(Number(number)) : number))
    // Paths of other fields that the message mentions.
    .replace(/\b[a-z]+(?=[A-Z.])\w*(\.\w+)*/g, (path) => {
      return followPath(kind, entry, path.split("."))?.place ?? path;
    })
    .replace(/\b\w+\b/g, (word) => schema?.labels?.[word] ?? word);
  return { place, message: schema?.picture ? `${message}. Elige la foto otra vez.` : message };
}
