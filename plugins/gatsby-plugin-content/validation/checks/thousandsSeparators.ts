import { isAmount } from "../../messages/numberHints";
import { findSchema, type JsonSchema } from "../../schema/jsonSchema";
import { type ContentIssue, createIssue } from "../issues";
import { type JsonSource, listScalars } from "../jsonSource";

/** Finds sums and measures with a thousands separator: 389.000 would be read as 389. */
export function findThousandsSeparators(source: JsonSource, schema: JsonSchema): ContentIssue[] {
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
