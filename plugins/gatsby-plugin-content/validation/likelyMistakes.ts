import { findSchema, type JsonSchema } from "../jsonSchema";
import { createSampleText } from "../sampleEntry";
import { isAmount } from "../suggestNumber";
import { type ContentIssue, createIssue, createWarning } from "./issues";
import { type JsonSource, listScalars, listStrings } from "./jsonSource";

/** Likely mistakes in values that the model allows. */

/** Finds sums and measures with a thousands separator: 389.000 would be read as 389. */
export function findThousandsPoints(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  return listScalars(source.tree).flatMap(({ field, node: { type, offset, length } }) => {
    const written = source.text.slice(offset, offset + length);
    if (type !== "number" || !/^[1-9]\d{0,2}\.\d{3}$/.test(written)) return [];
    // Rates and coordinates may have three decimals, as may an area that can't be in thousands.
    const bounds = findSchema(schema, field) ?? {};
    const meant = Number(written.replace(".", ""));
    const isMeasure = bounds.type === "number" && meant > (bounds.maximum ?? 0);
    if (!isAmount(bounds) || isMeasure) return [];
    const expected = `los miles sin punto, como ${meant}`;
    return [createIssue(source, field, `se esperaba un número con ${expected}; hay ${written}`)];
  });
}

/** Warns, once per file, about a text left over from `npm run new`. */
export function findSampleText(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  const text = listStrings(source.tree).find(({ field, value }) => {
    const fieldSchema = value.startsWith("(") && findSchema(schema, field);
    return fieldSchema && value === createSampleText(fieldSchema);
  });
  if (!text) return [];
  const message = "es el texto de muestra: escribe el tuyo, y los demás que haya en este archivo";
  return [createWarning(source, text.field, message)];
}
