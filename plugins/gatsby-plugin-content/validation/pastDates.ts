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
      .map(({ field, value }) => ({ field, value, expected: describeComing(source, field, sources) }))
      .find(({ expected }) => expected);
    if (!past) return [];
    const message = `se esperaba ${past.expected}; hay ${quote(past.value)}, que ya ha pasado`;
    return [createWarning(source, past.field, message)];
  });
}

const find = ({ tree }: JsonSource, field: FieldPath) => tree && findNodeAtLocation(tree, field);

/** Describes the date that a field should have if it is one to come. */
function describeComing(source: JsonSource, field: FieldPath, sources: readonly JsonSource[]) {
  const [name, key = ""] = field;
  const isStep = name === "progress" && find(source, ["progress", key, "state"])?.value === "planned";
  if (isStep) return "un mes por venir, por ser state planned";
  const isPlanned =
    name === "works"
      ? areWorksPlanned(source, key)
      : name === "timeline" &&
        sources.some((other) => !find(other, ["works"]) && areWorksPlanned(other, key));
  if (isPlanned) return "un mes por venir, por haber obras sin terminar o sin empezar";
  return name === "availableFrom" ? "un día por venir, o ninguno si la vivienda ya está libre" : "";
}

/** Whether the works of a project have not begun ("start"), or not ended ("end"). */
const areWorksPlanned = (project: JsonSource, key: string | number) =>
  (key === "end" ? ["current", "future"] : ["future"]).includes(find(project, ["status"])?.value);
