import { formatCode } from "./formatValue";

/** Control characters, line separators, bidi overrides, lone surrogates, unassigned code points. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * Finds the first control character in a text.
 * @param isMultiline whether line breaks are allowed
 * @returns its code and its position in letters, in Spanish; undefined if there is none
 */
export function findControl(text: string, isMultiline: boolean): string | undefined {
  const line = isMultiline ? text.replaceAll("\n", " ") : text;
  const index = line.search(CONTROL);
  if (index < 0) return undefined;
  return `U+${formatCode(line, index)}, que es la letra ${Array.from(line.slice(0, index)).length + 1}`;
}
