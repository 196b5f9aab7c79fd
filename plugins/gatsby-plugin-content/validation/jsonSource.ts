import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { toPrintable } from "../messages/controlCharacters";
import { shorten } from "../messages/quoteValue";
import { type ContentIssue, createFileIssue, createIssue, type FieldPath } from "./issues";

/** A content file with its parsed syntax. */
export interface JsonSource {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Absolute path of the folder that contains it. */
  folder: string;
  text: string;
  /** The syntax tree, if the syntax is valid. */
  tree?: Node;
  /** The offset of the start of each line, computed on first use. */
  lineStarts?: number[];
}

/** In bytes, more than thirty times the size of the largest file in `data/`. */
const MAX_BYTES = 1024 * 1024;

const BOM = "\uFEFF";

/** The future contents of files, by absolute path. */
export type UnsavedFiles = ReadonlyMap<string, Buffer>;

/** The errors of jsonc-parser, in Spanish. */
const SYNTAX: Record<string, string> = {
  InvalidSymbol:
    "aquí hay algo que no es JSON: los textos van entre comillas rectas, y las de dentro son « »; los números, sin €; sí y no son true y false",
  InvalidNumberFormat: "un número mal escrito",
  PropertyNameExpected:
    "sobra una coma, falta una clave entre comillas o falta cerrar con } lo anterior",
  ValueExpected: "sobra una coma o falta un valor",
  ColonExpected: "faltan los dos puntos tras la clave",
  CommaExpected: "falta una coma antes de esto, quizá al final de la línea anterior, o esto sobra",
  CloseBraceExpected: "falta una llave de cierre",
  CloseBracketExpected: "falta un corchete de cierre",
  EndOfFileExpected: "sobra texto tras el final",
  InvalidCommentToken: "JSON no admite comentarios",
  UnexpectedEndOfComment: "JSON no admite comentarios",
  UnexpectedEndOfString:
    "faltan las comillas de cierre en esta línea; un salto de línea se escribe \\n",
  InvalidUnicode: "un \\u mal escrito",
  InvalidEscapeCharacter: "una secuencia con \\ que JSON no conoce",
  InvalidCharacter: "un salto de línea o tabulador dentro de un texto",
};

/**
 * Reads and parses a content file.
 * @param name absolute path
 * @param root absolute path of the project
 * @param unsaved future contents, which are read instead of the file if it is among them
 * @returns the file, and what is wrong with it as JSON: missing, not UTF-8, a byte order mark, too
 * large, empty, a syntax error, not an object, duplicate keys
 */
export async function readJsonSource(
  name: string,
  root: string,
  unsaved: UnsavedFiles = new Map(),
): Promise<{ source: JsonSource; issues: ContentIssue[] }> {
  const file = path.relative(root, name).split(path.sep).join("/");
  const source: JsonSource = { file, folder: path.dirname(name), text: "" };
  const fail = (message: string) => ({ source, issues: [createFileIssue(file, message)] });
  let bytes: Buffer;
  try {
    bytes = unsaved.get(name) ?? (await readFile(name));
  } catch (error) {
    return fail(explainFile(error));
  }
  if (bytes.length > MAX_BYTES) return fail("se esperaba un archivo de 1 MB como mucho");
  try {
    source.text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return fail("no está en UTF-8: guárdalo con esa codificación, abajo a la derecha en VS Code");
  }
  if (source.text.startsWith(BOM)) {
    return fail("empieza con una marca de orden de bytes (BOM): guárdalo como UTF-8 sin BOM");
  }
  return { source, issues: parseSource(source) };
}

/** Explains why a file can't be read and how to fix that. */
function explainFile(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOTDIR") return "falta el archivo";
  if (code === "EISDIR") return "es una carpeta y se esperaba un archivo";
  if (code === "EACCES" || code === "EPERM") {
    return "no se puede leer el archivo: da permiso de lectura a tu usuario";
  }
  return `no se puede leer el archivo (${code ?? "error"})`;
}

function parseSource(source: JsonSource): ContentIssue[] {
  if (!source.text.trim())
    return [createFileIssue(source.file, "el archivo está vacío; se esperaba un objeto { … }")];
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const [control = ""] = /\p{Cc}/u.exec(source.text.slice(first.offset)) ?? [];
    const code = printParseErrorCode(first.error);
    const words =
      code === "InvalidCharacter" && control.trim()
        ? `un signo de control (${toPrintable(control)}) dentro de un texto`
        : (explainNumber(source.text, first.offset) ?? SYNTAX[code] ?? "no se entiende");
    return [createIssue(source, [], `no es JSON válido: ${words}`, first.offset)];
  }
  if (tree?.type !== "object") {
    const found = shorten(source.text.trim().replace(/\s+/g, " "));
    return [createFileIssue(source.file, `se esperaba un objeto { … }; hay ${found}`)];
  }
  source.tree = tree;
  return findRepeatedKeys(source, tree, []);
}

/** Explains a number that is written as in Spanish prose: 112,5 or 1.250.000. */
function explainNumber(text: string, offset: number): string | undefined {
  const numbers = text.matchAll(/(?<=:\s{0,9})-?\d+([.,]\d+)+(?=\s*[,\]}])/g);
  const found = [...numbers].find(
    ({ 0: number, index }) =>
      index <= offset && offset <= index + number.length && Number.isNaN(Number(number)),
  );
  if (!found) return undefined;
  return `${found[0]} no es un número de JSON: los miles van sin punto y los decimales con punto, como 1250.5`;
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
    return [
      createIssue(source, [...field, key], "la clave está repetida: deja solo una", name.offset),
      ...inside,
    ];
  });
}

/** Lists all strings, numbers and other scalars of a file, with their positions. */
export function listScalars(tree: Node | undefined): { field: FieldPath; node: Node }[] {
  const visit = (node: Node, field: FieldPath): { field: FieldPath; node: Node }[] => {
    if (!node.children) return [{ field, node }];
    return node.children.flatMap((child, index) => {
      const [key, value] = child.children ?? [];
      if (node.type === "array") return visit(child, [...field, index]);
      return key && value ? visit(value, [...field, String(key.value)]) : [];
    });
  };
  return tree ? visit(tree, []) : [];
}

/** Lists all strings of a file, with the paths of their fields. */
export const listStrings = (tree: Node | undefined): { field: FieldPath; value: string }[] =>
  listScalars(tree).flatMap(({ field, node: { value } }) =>
    typeof value === "string" ? [{ field, value }] : [],
  );
