import { findNodeAtLocation } from "jsonc-parser";
import { quote } from "../../messages/quoteValue";
import { getModel, modelNames } from "../../model/models";
import { createJsonSchema, findSchema } from "../../schema/jsonSchema";
import { type ContentIssue, createIssue } from "../issues";
import type { JsonSource } from "../jsonSource";

/** Finds values that only one entry may have, such as a role in the team, in a second one. */
export function findDuplicateValues(sources: readonly JsonSource[]): ContentIssue[] {
  return modelNames.flatMap((name) => {
    const { folder, unique } = getModel(name);
    if (!unique) return [];
    const schema = createJsonSchema(name);
    const first = new Map<unknown, string>();
    const entries = sources.filter(({ file }) => file.startsWith(`data/${folder}/`));
    return entries.flatMap((source) => {
      const value = source.tree && findNodeAtLocation(source.tree, [unique])?.value;
      const other = first.get(value);
      if (value === undefined || !other) {
        first.set(value, source.file);
        return [];
      }
      const label = findSchema(schema, [unique])?.labels?.[value];
      const named = label ? `${quote(value)} (${label})` : quote(value);
      return [createIssue(source, [unique], `${named} ya está en ${other}: uno de cada`)];
    });
  });
}
