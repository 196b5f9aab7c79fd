import { findNodeAtLocation } from "jsonc-parser";
import { quote } from "../messages/quoteValue";
import { type ContentIssue, createWarning, type FieldPath } from "./issues";
import { type JsonSource, listStrings } from "./jsonSource";

/**
 * Warns, once per file, about what was to come and has gone by: planned works, and the day from which
 * a home is available. Only the check knows what day it is; pages don't.
 * @param today such as "2026-03-01"
 */
export function findPastDates(sources: readonly JsonSource[], today: string): ContentIssue[] {
  return sources.flatMap((source) => {
    const past = listStrings(source.tree)
      .filter(({ value }) => /^\d{4}-\d\d(-\d\d)?$/.test(value))
      .filter(({ value }) => value < today.slice(0, value.length))
      .map(({ field, value }) => ({
        field,
        value,
        expected: describeComing(source, field, sources),
      }))
      .find(({ expected }) => expected);
    if (!past) return [];
    const message = `se esperaba ${past.expected}; hay ${quote(past.value)}, que ya ha pasado`;
    return [createWarning(source, past.field, message)];
  });
}

const find = ({ tree }: JsonSource, field: FieldPath) => tree && findNodeAtLocation(tree, field);

/** Describes the date that a field should have if it is one to come. */
function describeComing(source: JsonSource, field: FieldPath, sources: readonly JsonSource[]) {
  const month = "un mes por venir, porque la obra no ha terminado";
  switch (field.filter((key) => typeof key === "string").join(".")) {
    case "progress.date": {
      const state = find(source, [...field.slice(0, -1), "state"])?.value;
      return state === "planned" && "un mes por venir, por ser state planned";
    }
    case "works.end":
      return isUnfinished(source) && month;
    case "timeline.end":
      // Finished projects without dates of their own would be finished in that month too.
      return (
        sources.some((other) => isUnfinished(other) && !find(other, ["works"])) &&
        `${month} (y works en las terminadas)`
      );
    case "availableFrom":
      return "un día por venir, o ninguno si la vivienda ya está libre";
    default:
      return false;
  }
}

const isUnfinished = (source: JsonSource) =>
  ["current", "future"].includes(find(source, ["status"])?.value);
