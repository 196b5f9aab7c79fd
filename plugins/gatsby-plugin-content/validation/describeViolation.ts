import { findNodeAtLocation } from "jsonc-parser";
import type { z } from "zod";
import { formatNumber } from "../../../src/texts/format";
import { describeExpected } from "../messages/describeExpected";
import { suggestDigits, suggestThousands } from "../messages/numberHints";
import { shorten } from "../messages/quoteValue";
import { suggestWord } from "../messages/suggestWord";
import { normalizeText } from "../model/normalizeText";
import { findSchema, type JsonSchema } from "../schema/jsonSchema";
import { type ContentIssue, createIssue, type FieldPath, MAX_ISSUES } from "./issues";
import type { JsonSource } from "./jsonSource";

function describeUnknownKeys(
  source: JsonSource,
  field: FieldPath,
  keys: readonly string[],
  schema: JsonSchema | undefined,
): ContentIssue[] {
  const properties = Object.entries(schema?.properties ?? {});
  const known = properties.map(([key]) => key);
  const labels = Object.fromEntries(properties.map(([key, { title }]) => [key, title]));
  const node = source.tree && findNodeAtLocation(source.tree, field);
  const places = new Map(
    node?.children?.map(({ children, offset }) => [children?.[0]?.value, offset]),
  );
  return keys.map((key, index) => {
    // Further ones are only counted.
    const hint = index < MAX_ISSUES ? suggestWord(key, known, labels) : "";
    return createIssue(source, [...field, key], `clave desconocida${hint}`, places.get(key));
  });
}

/**
 * Describes a violation of the model, in Spanish.
 * @param schema of the file
 * @returns an issue, or one for each unknown key
 */
export function describeViolation(
  source: JsonSource,
  schema: JsonSchema,
  violation: z.core.$ZodIssue,
): ContentIssue[] {
  const field = violation.path as FieldPath;
  if (violation.code === "custom") {
    const { level = "error", other } = violation.params ?? {};
    // An item of the same list, to which the message refers.
    const related = other !== undefined && createIssue(source, [...field.slice(0, -2), other], "");
    const line = related ? ` (línea ${related.line})` : "";
    return [{ ...createIssue(source, field, violation.message + line), level }];
  }
  const node = source.tree && findNodeAtLocation(source.tree, field);
  const fieldSchema = findSchema(schema, field);
  if (violation.code === "unrecognized_keys") {
    return describeUnknownKeys(source, field, violation.keys, fieldSchema);
  }
  const expected = describeExpected(fieldSchema);
  if (!node) return [createIssue(source, field, `falta; se esperaba ${expected}`)];
  if (violation.code === "too_big" && violation.origin === "string") {
    const read = fieldSchema?.isText ? normalizeText(node.value) : node.value;
    const [max, length] = [Number(violation.maximum), read.length];
    const message = `se esperaba un texto de ${formatNumber(max)} letras como mucho; tiene ${formatNumber(length)}`;
    return [createIssue(source, field, message)];
  }
  if (violation.code === "too_big" && violation.origin === "array") {
    const [max, length] = [Number(violation.maximum), node.children?.length ?? 0];
    const most = fieldSchema?.minItems === max ? "" : " como mucho";
    const message = `se esperaba una lista de ${formatNumber(max)} elementos${most}; tiene ${formatNumber(length)}`;
    return [createIssue(source, field, message)];
  }
  if (violation.code === "too_small" && node.type === "array") {
    const message = `se esperaba ${expected}; tiene ${node.children?.length ?? 0}`;
    return [createIssue(source, field, message)];
  }
  const written = source.text.slice(node.offset, node.offset + Math.min(node.length, 500));
  const found = node.type === "string" ? written : written.replace(/\s+/g, " ");
  const isQuoted = node.type === "string" && fieldSchema?.type === "boolean";
  if (isQuoted)
    return [createIssue(source, field, `se esperaba ${expected}, sin comillas; hay ${found}`)];
  const hint =
    typeof node.value === "string"
      ? suggestDigits(node.value, fieldSchema ?? {}) ||
        suggestWord(node.value, fieldSchema?.enum ?? [], fieldSchema?.labels)
      : suggestThousands(node.value, fieldSchema ?? {});
  return [createIssue(source, field, `se esperaba ${expected}; hay ${shorten(found)}${hint}`)];
}
