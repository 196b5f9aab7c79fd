/**
 * Makes a text what it looks like: accented letters as one, single ordinary spaces, none at the
 * ends. Only a figure and its unit stay together, however they were typed.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\p{Zs}\t\v]+/gu, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/(?<=\d) (?=[€%]|m²)/g, "\u00A0")
    .trim();

/** Maximum characters of a value in a message. */
const MAX_SHOWN = 60;

/** Cuts a text to what a message shows of it; a character is never cut in two. */
export function shorten(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  return `${Array.from(text.slice(0, MAX_SHOWN)).slice(0, -1).join("")}…`;
}

/** Writes a value as JSON, shortened, for a message. */
export const quote = (value: unknown): string => shorten(JSON.stringify(value) ?? "nada");

/**
 * Replaces what a terminal would obey or not show by its code: "\\u0007" for a bell. Letters that
 * join (U+200D in emoji) stay.
 */
export function toPrintable(text: string): string {
  return text.replace(/(?!\u200D)[\p{C}\p{Zl}\p{Zp}]/gu, (one) => `\\u${formatCode(one)}`);
}

const formatCode = (text: string, index = 0) =>
  (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, "0");

/** Control characters, direction marks, lone surrogates and unassigned code points. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * Finds the first control character of a text.
 * @param isMultiline whether line breaks are allowed
 * @returns its code, and which letter of the text it is; nothing where there is none
 */
export function findControl(text: string, isMultiline: boolean): string | undefined {
  const line = isMultiline ? text.replaceAll("\n", " ") : text;
  const index = line.search(CONTROL);
  if (index < 0) return undefined;
  return `U+${formatCode(line, index)}, que es la letra ${Array.from(line.slice(0, index)).length + 1}`;
}
