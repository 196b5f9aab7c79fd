import { findNodeAtLocation } from "jsonc-parser";
import { foldLetters } from "../../../../src/utils/foldAccents";
import { shorten } from "../../messages/quoteValue";
import { normalizeText } from "../../model/normalizeText";
import { type ContentIssue, createWarning } from "../issues";
import type { JsonSource } from "../jsonSource";

/** Warns about places that another entry spells differently, since a filter would offer both. */
export function findInconsistentLocations(sources: readonly JsonSource[]): ContentIssue[] {
  const first = new Map<string, { name: string; file: string }>();
  return sources.flatMap((source) => {
    const location = source.tree && findNodeAtLocation(source.tree, ["location"])?.value;
    if (typeof location !== "string") return [];
    const whole = normalizeText(location);
    // A neighbourhood and its town, and how they are separated.
    const issues = [...whole.split(/,\s*/), whole].flatMap((name) => {
      const key = foldLetters(name).replaceAll(/,\s*/g, ",");
      const other = first.get(key) ?? { name, file: source.file };
      first.set(key, other);
      if (name === other.name) return [];
      const message = `«${shorten(name)}» se escribe «${shorten(other.name)}» en ${other.file}: escríbelo igual`;
      return [createWarning(source, ["location"], message)];
    });
    return issues.slice(0, 1);
  });
}
