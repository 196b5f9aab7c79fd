import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type Fault, type FieldPath, faultAt, faultOf, type Source } from "./faults";

const BOM = "\uFEFF";

/** What jsonc-parser found, in words. */
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
 * Reads a content file and its syntax.
 * @param name absolute path
 * @param root absolute path of the project
 * @returns the file, and what is wrong with it as JSON: not there, not UTF-8, a
 * byte-order mark, empty, broken, not an object, keys that stand twice
 */
export async function readSource(
  name: string,
  root: string,
): Promise<{ source: Source; faults: Fault[] }> {
  const file = path.relative(root, name).split(path.sep).join("/");
  const source: Source = { file, folder: path.dirname(name), text: "", tree: undefined };
  const bytes = await readFile(name).catch(() => undefined);
  if (!bytes) return { source, faults: [faultOf(file, "falta el archivo")] };
  try {
    source.text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { source, faults: [faultOf(file, "no está en UTF-8: guárdalo con esa codificación")] };
  }
  if (source.text.startsWith(BOM)) {
    const message = "empieza con una marca de orden de bytes (BOM): guárdalo como UTF-8 sin BOM";
    return { source, faults: [faultOf(file, message)] };
  }
  return { source, faults: parse(source) };
}

function parse(source: Source): Fault[] {
  if (!source.text.trim())
    return [faultOf(source.file, "el archivo está vacío; se esperaba un objeto { … }")];
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const words = SYNTAX[printParseErrorCode(first.error)] ?? "no se entiende";
    return [faultAt(source, [], `no es JSON válido: ${words}`, first.offset)];
  }
  if (tree?.type !== "object") {
    const found = source.text.trim().slice(0, 20);
    return [faultOf(source.file, `se esperaba un objeto { … }; hay ${found}`)];
  }
  source.tree = tree;
  return repeatedKeys(source, tree, []);
}

function repeatedKeys(source: Source, node: Node, at: FieldPath): Fault[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    if (node.type === "array") return repeatedKeys(source, child, [...at, index]);
    const [name, value] = child.children ?? [];
    if (child.type !== "property" || !name) return [];
    const key = String(name.value);
    const inside = value ? repeatedKeys(source, value, [...at, key]) : [];
    if (!seen.has(key)) {
      seen.add(key);
      return inside;
    }
    return [faultAt(source, [...at, key], "la clave está repetida", name.offset), ...inside];
  });
}
