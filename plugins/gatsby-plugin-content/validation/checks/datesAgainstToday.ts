import { findNodeAtLocation } from "jsonc-parser";
import { quote } from "../../messages/quoteValue";
import { type ContentIssue, createWarning, type FieldPath } from "../issues";
import { type JsonSource, listStrings } from "../jsonSource";

/** What a date should be: still to come, or gone by, and why. */
interface Expected {
  time: "coming" | "gone";
  what: string;
}

/**
 * Warns about what was to come and has gone by, such as the end of works, and about what has been and
 * is yet to come. Only the check knows what day it is; pages don't.
 * @param today such as "2026-03-01"
 */
export function checkDatesAgainstToday(
  sources: readonly JsonSource[],
  today: string,
): ContentIssue[] {
  return sources.flatMap((source) =>
    listStrings(source.tree)
      .filter(({ value }) => /^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/.test(value))
      .flatMap(({ field, value }) => {
        const day = today.slice(0, value.length);
        return describeExpectedDates(source, field, sources).flatMap(({ time, what }) => {
          if (time === "coming" ? value >= day : value <= day) return [];
          const why = time === "coming" ? "ya ha pasado" : "aún no ha llegado";
          const message = `se esperaba ${what}; hay ${quote(value)}, que ${why}`;
          return [createWarning(source, field, message)];
        });
      }),
  );
}

const find = ({ tree }: JsonSource, field: FieldPath) => tree && findNodeAtLocation(tree, field);

const expectComing = (what: string): Expected[] => [{ time: "coming", what }];
const expectGone = (what: string): Expected[] => [{ time: "gone", what }];

/** Describes what the date of a field should be, if anything; for several projects, both. */
function describeExpectedDates(
  source: JsonSource,
  field: FieldPath,
  sources: readonly JsonSource[],
): Expected[] {
  const status = getStatus(source);
  const isUnfinished = status === "current" || status === "future";
  const isUsedBy = (...statuses: string[]) => usesTimeline(sources, statuses);
  const why = (works: string) => `porque hay obras que ${works} (si no, van con works en ellas)`;
  switch (field.filter((key) => typeof key === "string").join(".")) {
    case "progress.date": {
      const state = find(source, [...field.slice(0, -1), "state"])?.value;
      if (state === "planned") return expectComing("un mes por venir, por ser state planned");
      return state === "done" ? expectGone("un mes pasado, por ser state done") : [];
    }
    case "works.start":
      return status === "future"
        ? expectComing("un mes por venir, porque la obra no ha empezado")
        : expectGone("un mes pasado, porque la obra ha empezado");
    case "works.end":
      return isUnfinished
        ? expectComing("un mes por venir, porque la obra no ha terminado")
        : expectGone("un mes pasado, porque la obra ha terminado");
    case "timeline.start":
      return [
        ...(isUsedBy("future") ? expectComing(`un mes por venir, ${why("no han empezado")}`) : []),
        ...(isUsedBy("current", "past") ? expectGone(`un mes pasado, ${why("han empezado")}`) : []),
      ];
    case "timeline.end":
      return [
        ...(isUsedBy("current", "future")
          ? expectComing(`un mes por venir, ${why("no han terminado")}`)
          : []),
        ...(isUsedBy("past") ? expectGone(`un mes pasado, ${why("han terminado")}`) : []),
      ];
    case "availableFrom":
      return expectComing("un día por venir, o ninguno si la vivienda ya está libre");
    case "revised":
    case "published":
    case "updated":
      return expectGone("hoy o un día pasado");
    default:
      return [];
  }
}

const getStatus = (source: JsonSource): string | undefined => find(source, ["status"])?.value;

/** Whether a project with one of the statuses goes by the site's calendar. */
const usesTimeline = (sources: readonly JsonSource[], statuses: readonly string[]) =>
  sources.some((source) => statuses.includes(getStatus(source) ?? "") && !find(source, ["works"]));
