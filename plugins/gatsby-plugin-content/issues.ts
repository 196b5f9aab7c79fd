import { findNodeAtLocation, type Node } from "jsonc-parser";

/** Something wrong in one place of the content, in Spanish, for its maintainers. */
export interface ContentIssue {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based, in the file. */
  line: number;
  column: number;
  /** Dotted path of the field, as in `gallery.2.alt`; empty for the whole file. */
  field: string;
  message: string;
  /** Only errors end a build. */
  level: "error" | "warning";
}

/** Keys and indices from the root of a file to a place in it. */
export type FieldPath = (string | number)[];

/** A content file and its syntax. */
export interface JsonSource {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Absolute path of the folder it is in. */
  folder: string;
  text: string;
  /** Its syntax tree, if it has a valid one. */
  tree?: Node;
}

export const isWarning = ({ level }: ContentIssue): boolean => level === "warning";

/**
 * Formats an issue as one line.
 * @returns `data/projects/1/project.json:12:5  details.bedrooms  …`
 */
export function formatIssue({ file, line, column, field, message, level }: ContentIssue): string {
  const words = level === "warning" ? `aviso: ${message}` : message;
  return [`${file}:${line}:${column}`, field, words].filter(Boolean).join("  ");
}

/**
 * Creates an issue of a whole file.
 * @param file path from the project's root
 */
export function createFileIssue(
  file: string,
  message: string,
  level: ContentIssue["level"] = "error",
): ContentIssue {
  return { file, line: 1, column: 1, field: "", message, level };
}

/**
 * Creates an issue of a field.
 * @param field its path; a missing field is located at the object it is missing from
 * @param offset its place in characters from the start, if it is not that of the field's value
 */
export function createIssue(
  source: JsonSource,
  field: FieldPath,
  message: string,
  offset = findNearest(source.tree, field)?.offset ?? 0,
): ContentIssue {
  const lines = source.text.slice(0, offset).split("\n");
  return {
    file: source.file,
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    field: field.join("."),
    message,
    level: "error",
  };
}

function findNearest(tree: Node | undefined, field: FieldPath): Node | undefined {
  if (!tree || field.length === 0) return tree;
  return findNodeAtLocation(tree, field) ?? findNearest(tree, field.slice(0, -1));
}
