import { readFileSync } from "node:fs";
import { create, type Font, type GlyphRun } from "fontkit";
import { faces } from "../shared/fonts";

/** A text style. */
export interface Style {
  face: keyof typeof faces;
  /** Pixels. */
  size: number;
  /** The distance between lines, as a factor of the size. */
  leading: number;
  color: string;
}

const opened = new Map<string, Font>();

function openFont(face: Style["face"]): Font {
  const font = opened.get(face) ?? (create(readFileSync(faces[face])) as Font);
  opened.set(face, font);
  return font;
}

/** Shapes a text, without the characters that the font lacks. */
function layOutGlyphs(text: string, face: Style["face"]): { run: GlyphRun; font: Font } {
  const font = openFont(face);
  const known = [...text].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  return { run: font.layout(known.join("")), font };
}

/**
 * Measures the width of a text on one line.
 * @returns pixels
 */
export function measureText(text: string, { face, size }: Pick<Style, "face" | "size">): number {
  const { run, font } = layOutGlyphs(text, face);
  return (run.advanceWidth * size) / font.unitsPerEm;
}

/**
 * Draws a line of text as a path, since sharp would take fonts from the machine.
 * @param x the start of the line, in pixels
 * @param y the baseline, in pixels
 * @returns an SVG element
 */
export function drawLine(text: string, style: Style, x: number, y: number): string {
  const { run, font } = layOutGlyphs(text, style.face);
  const scale = style.size / font.unitsPerEm;
  let pen = 0;
  const outlines = run.glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    const left = x + (pen + xOffset) * scale;
    pen += xAdvance;
    return glyph.path
      .scale(scale, -scale)
      .translate(left, y - yOffset * scale)
      .toSVG();
  });
  return `<path fill="${style.color}" d="${outlines.join("")}"/>`;
}

const ELLIPSIS = "…";

/** A text broken into lines. */
export interface SetText {
  lines: string[];
  style: Style;
  /** Pixels, from the top of the first line to the foot of the last. */
  height: number;
}

/** The space for a text, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/**
 * Sets a text at the largest size at which it fits.
 * @param sizes to try, largest first; at the last one, words wider than a line are broken and
 * the text is truncated with an ellipsis
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
    const set = createSetText(balanceLines(words, sized, room.width), sized);
    const isWide = set.lines.some((line) => measureText(line, sized) > room.width);
    if (!isWide && set.height <= room.height) return set;
  }
  const last = { ...style, size: sizes.at(-1) ?? 0 };
  return truncate(words, last, room);
}

const createSetText = (lines: string[], style: Style): SetText => ({
  lines,
  style,
  height: lines.length * style.size * style.leading,
});

function truncate(words: readonly string[], style: Style, { width, height }: Room): SetText {
  const parts = words.flatMap((word) => breakWord(word, style, width));
  const lines = breakLines(parts, style, width);
  const most = Math.max(1, Math.floor(height / (style.size * style.leading)));
  if (lines.length <= most) return createSetText(lines, style);
  let end = lines[most - 1] ?? "";
  while (end && measureText(end + ELLIPSIS, style) > width) end = end.slice(0, -1);
  return createSetText(
    [...lines.slice(0, most - 1), end.replace(/[\s,;:.]+$/, "") + ELLIPSIS],
    style,
  );
}

function breakLines(words: readonly string[], style: Style, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measureText(longer, style) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Breaks words into as few lines as possible, of similar lengths. */
function balanceLines(words: readonly string[], style: Style, width: number): string[] {
  let best = breakLines(words, style, width);
  for (let narrower = width * 0.96; narrower > width / 2; narrower -= width * 0.04) {
    const lines = breakLines(words, style, narrower);
    const fits = lines.every((line) => measureText(line, style) <= narrower);
    if (!fits || lines.length > best.length) break;
    best = lines;
  }
  return best;
}

/** Breaks a word into pieces no wider than a line. */
function breakWord(word: string, style: Style, width: number): string[] {
  const pieces = [""];
  for (const sign of word) {
    const longer = pieces.at(-1) + sign;
    if (measureText(longer, style) > width) pieces.push(sign);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
