/** The maximum length of a value in a message. */
const MAX_SHOWN = 60;

/** Truncates a text for a message, without splitting a character. */
export function shorten(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  return `${Array.from(text.slice(0, MAX_SHOWN)).slice(0, -1).join("")}…`;
}

/** Formats a value as JSON, truncated, for a message. */
export const quote = (value: unknown): string => shorten(JSON.stringify(value) ?? "nada");
