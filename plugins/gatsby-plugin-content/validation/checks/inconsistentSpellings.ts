import { findNodeAtLocation } from "jsonc-parser";
import { foldLetters } from "../../../../src/utils/foldAccents";
import { shorten } from "../../messages/quoteValue";
import { normalizeText } from "../../model/normalizeText";
import { type ContentIssue, createWarning } from "../issues";
import type { JsonSource } from "../jsonSource";

interface Place {
  name: string;
  file: string;
  /** The same for each way to spell it. */
  key: string;
}

/** Lists the neighbourhood and the town of an entry's location, and both with what separates them. */
function listPlaces({ tree, file }: JsonSource): Place[] {
  const location = tree && findNodeAtLocation(tree, ["location"])?.value;
  if (typeof location !== "string") return [];
  const whole = normalizeText(location);
  return [...new Set([...whole.split(/,\s*/), whole])].map((name) => ({
    name,
    file,
    key: foldLetters(name).replaceAll(/,\s*/g, ","),
  }));
}

/**
 * Warns about places that most other entries, or else the first, spell differently, since a filter
 * would offer both.
 */
export function findInconsistentSpellings(sources: readonly JsonSource[]): ContentIssue[] {
  const places = sources.flatMap(listPlaces);
  const uses = new Map<string, number>();
  for (const { name } of places) uses.set(name, (uses.get(name) ?? 0) + 1);
  const usual = new Map<string, Place>();
  for (const place of places) {
    const best = usual.get(place.key);
    if (!best || (uses.get(place.name) ?? 0) > (uses.get(best.name) ?? 0))
      usual.set(place.key, place);
  }
  return sources.flatMap((source) => {
    const issues = listPlaces(source).flatMap(({ name, key }) => {
      const other = usual.get(key);
      if (!other || name === other.name) return [];
      const message = `«${shorten(name)}» se escribe «${shorten(other.name)}» en ${other.file}: escríbelo igual`;
      return [createWarning(source, ["location"], message)];
    });
    return issues.slice(0, 1);
  });
}
