/** The maximum length of a value in a message. */
const MAX_SHOWN = 60;

/** Truncates a text for a message, without splitting a character. */
export function shorten(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  return `${Array.from(text.slice(0, MAX_SHOWN)).slice(0, -1).join("")}…`;
}

/** Formats a value as JSON, truncated, for a message. */
export const quote = (value: unknown): string => shorten(JSON.stringify(value) ?? "nada");

/**
 * Escapes characters that a terminal would interpret or not show: "\\u0007" for a bell. The joiner
 * in emoji (U+200D) stays.
 */
export function toPrintable(text: string): string {
  return text.replace(/(?!\u200D)[\p{C}\p{Zl}\p{Zp}]/gu, (one) => `\\u${formatCode(one)}`);
}

/** Formats the code point of a character as in Unicode's notation, without "U+": 0007. */
export const formatCode = (text: string, index = 0) =>
  (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, "0");
