import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import {
  type ContentIssue,
  createFileIssue,
  createIssue,
  type FieldPath,
  type JsonSource,
} from "./issues";

const BOM = "\uFEFF";

/** The errors of jsonc-parser, in Spanish. */
const SYNTAX: Record<string, string> = {
  InvalidSymbol: "aquí hay algo que no es JSON",
  InvalidNumberFormat: "un número mal escrito",
  PropertyNameExpected: "sobra una coma o falta una clave entre comillas",
  ValueExpected: "sobra una coma o falta un valor",
  ColonExpected: "faltan los dos puntos tras la clave",
  CommaExpected: "falta una coma",
  CloseBraceExpected: "falta una llave de cierre",
  CloseBracketExpected: "falta un corchete de cierre",
  EndOfFileExpected: "sobra texto tras el final",
  InvalidCommentToken: "JSON no admite comentarios",
  UnexpectedEndOfComment: "JSON no admite comentarios",
  UnexpectedEndOfString: "faltan las comillas de cierre",
  InvalidUnicode: "un \\u mal escrito",
  InvalidEscapeCharacter: "un escape con \\ que JSON no conoce",
  InvalidCharacter: "un salto de línea o tabulador dentro de un texto",
};

/**
 * Reads a content file and parses it.
 * @param name absolute path
 * @param root absolute path of the project
 * @returns the file, and what is wrong with it as JSON: missing, not UTF-8, a byte-order
 * mark, empty, a syntax error, not an object, repeated keys
 */
export async function readJsonSource(
  name: string,
  root: string,
): Promise<{ source: JsonSource; issues: ContentIssue[] }> {
  const file = path.relative(root, name).split(path.sep).join("/");
  const source: JsonSource = { file, folder: path.dirname(name), text: "" };
  const bytes = await readFile(name).catch(() => undefined);
  if (!bytes) return { source, issues: [createFileIssue(file, "falta el archivo")] };
  try {
    source.text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return {
      source,
      issues: [createFileIssue(file, "no está en UTF-8: guárdalo con esa codificación")],
    };
  }
  if (source.text.startsWith(BOM)) {
    const message = "empieza con una marca de orden de bytes (BOM): guárdalo como UTF-8 sin BOM";
    return { source, issues: [createFileIssue(file, message)] };
  }
  return { source, issues: parseSource(source) };
}

function parseSource(source: JsonSource): ContentIssue[] {
  if (!source.text.trim())
    return [createFileIssue(source.file, "el archivo está vacío; se esperaba un objeto { … }")];
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const words = SYNTAX[printParseErrorCode(first.error)] ?? "no se entiende";
    return [createIssue(source, [], `no es JSON válido: ${words}`, first.offset)];
  }
  if (tree?.type !== "object") {
    const found = source.text.trim().slice(0, 20);
    return [createFileIssue(source.file, `se esperaba un objeto { … }; hay ${found}`)];
  }
  source.tree = tree;
  return findRepeatedKeys(source, tree, []);
}

function findRepeatedKeys(source: JsonSource, node: Node, field: FieldPath): ContentIssue[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    if (node.type === "array") return findRepeatedKeys(source, child, [...field, index]);
    const [name, value] = child.children ?? [];
    if (child.type !== "property" || !name) return [];
    const key = String(name.value);
    const inside = value ? findRepeatedKeys(source, value, [...field, key]) : [];
    if (!seen.has(key)) {
      seen.add(key);
      return inside;
    }
    return [createIssue(source, [...field, key], "la clave está repetida", name.offset), ...inside];
  });
}
