/** Control and invisible characters, lone surrogates and unassigned code points; an emoji may join. */
const CONTROL = /(?!\u200D)[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * Finds the first control character in a text.
 * @param isMultiline whether line breaks are allowed
 * @returns its code and its position in letters, in Spanish; undefined if there is none
 */
export function findControl(text: string, isMultiline: boolean): string | undefined {
  const line = isMultiline ? text.replaceAll("\n", " ") : text;
  const index = line.search(CONTROL);
  if (index < 0) return undefined;
  const name = line[index] === "\n" ? "un salto de línea" : `U+${formatCode(line, index)}`;
  return `${name}, que es la letra ${Array.from(line.slice(0, index)).length + 1}`;
}

/**
 * Escapes characters that a terminal would interpret or not show: "\\u0007" for a bell. The joiner
 * in emoji (U+200D) stays.
 */
export function toPrintable(text: string): string {
  return text.replace(RegExp(CONTROL, "gu"), (one) => `\\u${formatCode(one)}`);
}

/** Formats the code point of a character as in Unicode's notation, without "U+": 0007. */
const formatCode = (text: string, index = 0) =>
  (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, "0");
