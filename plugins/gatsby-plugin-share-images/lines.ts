import { type Style, widthOf } from "./type";

const ELLIPSIS = "…";

/** A text set to a measure. */
export interface SetText {
  lines: string[];
  style: Style;
  /** Pixels, from the top of the first line to the foot of the last. */
  height: number;
}

/** The room for a text, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/**
 * Sets a text as large as it fits.
 * @param sizes to be tried, the largest first; at the last one, words too long for a line
 * are broken and what is too much is cut, with an ellipsis
 */
export function fitText(
  text: string,
  style: Omit<Style, "size">,
  sizes: readonly number[],
  room: Room,
): SetText {
  const words = text.trim().split(/\s+/);
  const styles = sizes.map((size) => ({ ...style, size }));
  for (const sized of styles) {
    const set = setOf(balanced(words, sized, room.width), sized);
    const isWide = set.lines.some((line) => widthOf(line, sized) > room.width);
    if (!isWide && set.height <= room.height) return set;
  }
  const last = { ...style, size: sizes.at(-1) ?? 0 };
  return cut(words, last, room);
}

const setOf = (lines: string[], style: Style): SetText => ({
  lines,
  style,
  height: lines.length * style.size * style.leading,
});

function cut(words: readonly string[], style: Style, { width, height }: Room): SetText {
  const parts = words.flatMap((word) => broken(word, style, width));
  const lines = linesOf(parts, style, width);
  const most = Math.max(1, Math.floor(height / (style.size * style.leading)));
  if (lines.length <= most) return setOf(lines, style);
  let end = lines[most - 1] ?? "";
  while (end && widthOf(end + ELLIPSIS, style) > width) end = end.slice(0, -1);
  return setOf([...lines.slice(0, most - 1), end.replace(/[\s,;:.]+$/, "") + ELLIPSIS], style);
}

function linesOf(words: readonly string[], style: Style, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, style) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** As few lines as there can be, none much shorter than the others. */
function balanced(words: readonly string[], style: Style, width: number): string[] {
  let best = linesOf(words, style, width);
  for (let narrower = width * 0.96; narrower > width / 2; narrower -= width * 0.04) {
    const lines = linesOf(words, style, narrower);
    const fits = lines.every((line) => widthOf(line, style) <= narrower);
    if (!fits || lines.length > best.length) break;
    best = lines;
  }
  return best;
}

/** A word in pieces that are no wider than a line. */
function broken(word: string, style: Style, width: number): string[] {
  const pieces = [""];
  for (const sign of word) {
    const longer = pieces.at(-1) + sign;
    if (widthOf(longer, style) > width) pieces.push(sign);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
