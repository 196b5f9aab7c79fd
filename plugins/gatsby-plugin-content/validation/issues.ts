import { findNodeAtLocation, type Node } from "jsonc-parser";
import { formatNumber } from "../../../src/texts/format";
import { toPrintable } from "../messages/controlCharacters";
import { shorten } from "../messages/quoteValue";
import type { JsonSource } from "./jsonSource";

/** What is wrong at one place in the content, described in Spanish for its maintainers. */
export interface ContentIssue {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** The position in the file, 1-based. */
  line: number;
  column: number;
  /** Dotted path of the field, such as `gallery.2.alt`; empty for the whole file. */
  field: string;
  message: string;
  /** Only errors fail a build. */
  level: "error" | "warning";
}

/** The keys and indices that lead from the root of a file to one of its values. */
export type FieldPath = (string | number)[];

/** The maximum number of issues reported per file. */
export const MAX_ISSUES = 20;

export const isWarning = ({ level }: ContentIssue): boolean => level === "warning";

/**
 * Formats an issue as a single line.
 * @returns `data/projects/1/project.json:12:5 details.bedrooms …`
 */
export function formatIssue({ file, line, column, field, message, level }: ContentIssue): string {
  const words = level === "warning" ? `aviso: ${message}` : message;
  return [`${file}:${line}:${column}`, field, words].filter(Boolean).join("  ");
}

/**
 * Creates an issue about a whole file.
 * @param file path from the project's root
 */
export function createFileIssue(
  file: string,
  message: string,
  level: ContentIssue["level"] = "error",
): ContentIssue {
  return { ...createIssue({ file, folder: "", text: "" }, [], message), level };
}

/**
 * Creates an issue about a field.
 * @param field its path; a missing field is located at the object that lacks it
 * @param offset the position in the text, in characters; by default that of the field's value
 */
export function createIssue(
  source: JsonSource,
  field: FieldPath,
  message: string,
  offset = findNearest(source.tree, field)?.offset ?? 0,
): ContentIssue {
  const { line, column } = locate(source, offset);
  return {
    file: toPrintable(source.file),
    line,
    column,
    field: field.map((key) => toPrintable(shorten(String(key)))).join("."),
    message: toPrintable(message),
    level: "error",
  };
}

/** Creates an issue about a field that does not fail a build. */
export const createWarning = (...about: Parameters<typeof createIssue>): ContentIssue => ({
  ...createIssue(...about),
  level: "warning",
});

/** Compares issues by file, and then by position. */
function compareByPlace(a: ContentIssue, b: ContentIssue): number {
  return (
    a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line || a.column - b.column
  );
}

/** Converts an offset to a line and column, both 1-based. */
function locate(source: JsonSource, offset: number): { line: number; column: number } {
  source.lineStarts ??= [0, ...[...source.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const starts = source.lineStarts;
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Sorts issues by place, keeps the first of each file and counts the rest. */
export function limitIssues(issues: readonly ContentIssue[]): ContentIssue[] {
  const files = new Map<string, ContentIssue[]>();
  for (const issue of issues.toSorted(compareByPlace)) {
    files.set(issue.file, [...(files.get(issue.file) ?? []), issue]);
  }
  return [...files.values()].flatMap(limitFile);
}

/**
 * Keeps the first issues of a file, errors before warnings, and counts the rest.
 * @param issues sorted by position
 */
function limitFile(issues: readonly ContentIssue[]): ContentIssue[] {
  const byWeight = issues.toSorted((a, b) => Number(isWarning(a)) - Number(isWarning(b)));
  const first = new Set(byWeight.slice(0, MAX_ISSUES));
  const kept = issues.filter((issue) => first.has(issue));
  const [last, dropped] = [kept.at(-1), byWeight[MAX_ISSUES]];
  if (!last || !dropped) return kept;
  const message = `y ${formatNumber(issues.length - MAX_ISSUES)} más`;
  return [...kept, { ...last, field: "", message, level: dropped.level }];
}

function findNearest(tree: Node | undefined, field: FieldPath): Node | undefined {
  if (!tree || field.length === 0) return tree;
  return findNodeAtLocation(tree, field) ?? findNearest(tree, field.slice(0, -1));
}
