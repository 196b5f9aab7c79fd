import { findNodeAtLocation, type Node } from "jsonc-parser";

/** One thing wrong in one place of the content, told to a maintainer in Spanish. */
export interface Fault {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based, in the file. */
  line: number;
  column: number;
  /** Dotted path of the field, as in `gallery.2.alt`; empty for the whole file. */
  field: string;
  message: string;
  /** A warning stops nothing. */
  level: "error" | "warning";
}

/** Keys and indices from the root of a file to a place in it. */
export type FieldPath = (string | number)[];

/** A content file as it was read. */
export interface Source {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Absolute path of the folder it is in. */
  folder: string;
  text: string;
  /** Its syntax tree; nothing where there is none. */
  tree: Node | undefined;
}

/** Whether a fault stops nothing. */
export function isWarning({ level }: Fault): boolean {
  return level === "warning";
}

/**
 * A fault as one line.
 * @returns `data/projects/1/project.json:12:5  details.bedrooms  …`
 */
export function formatFault({ file, line, column, field, message, level }: Fault): string {
  const words = level === "warning" ? `aviso: ${message}` : message;
  return [`${file}:${line}:${column}`, field, words].filter(Boolean).join("  ");
}

/**
 * A fault of a whole file.
 * @param file path from the project's root
 */
export function faultOf(file: string, message: string, level: Fault["level"] = "error"): Fault {
  return { file, line: 1, column: 1, field: "", message, level };
}

/**
 * A fault at a field.
 * @param source the file
 * @param at the field; where it is missing, the place is what it is missing from
 * @param message what is wrong
 * @param offset the place in characters from the start, where the field's own is not it
 */
export function faultAt(source: Source, at: FieldPath, message: string, offset?: number): Fault {
  const place = offset ?? nearest(source.tree, at)?.offset ?? 0;
  const before = source.text.slice(0, place).split("\n");
  return {
    file: source.file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    field: at.join("."),
    message,
    level: "error",
  };
}

function nearest(tree: Node | undefined, at: FieldPath): Node | undefined {
  if (!tree) return undefined;
  return findNodeAtLocation(tree, at) ?? (at.length ? nearest(tree, at.slice(0, -1)) : tree);
}
