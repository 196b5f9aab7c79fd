import type { GlyphRun } from "fontkit";
import { openFont, type Style } from "../utils/fonts";
import { replaceMissingGlyphs } from "../utils/glyphSubstitution";

function shapeText(text: string, { face, size }: Style): { run: GlyphRun; scale: number } {
  const font = openFont(face);
  return { run: font.layout(replaceMissingGlyphs(text)), scale: size / font.unitsPerEm };
}

/** Measures the width of a text on one line, in pixels. */
export function measureText(text: string, style: Style): number {
  const { run, scale } = shapeText(text, style);
  return run.advanceWidth * scale;
}

/**
 * Draws a line of text as a path, because sharp would use the machine's own fonts.
 * @param x the start of the line, in pixels
 * @param y the baseline, in pixels
 * @returns an SVG element
 */
export function drawLine(text: string, style: Style, x: number, y: number): string {
  const { run, scale } = shapeText(text, style);
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

/** A text broken into lines. */
export interface TextBlock {
  lines: string[];
  style: Style;
  /** In pixels, from the top of the first line to the bottom of the last. */
  height: number;
}

/**
 * Lays out a text at the largest size that fits.
 * @param style with the initial size
 * @param room in pixels
 */
export function fitText(
  text: string,
  style: Style,
  room: { width: number; height: number },
): TextBlock {
  const words = text.trim().split(/[ \n]+/);
  const lines = breakLines(words, style, room.width);
  const height = lines.length * style.size * style.leading;
  const fits = lines.every((line) => measureText(line, style) <= room.width);
  if (!fits || height > room.height)
    return fitText(text, { ...style, size: 0.94 * style.size }, room);
  return { lines: balanceLines(words, lines, style, room.width), style, height };
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

/** Breaks words into lines of similar length, without adding a line. */
function balanceLines(words: string[], lines: string[], style: Style, width: number): string[] {
  // A text without any glyph has no width, and would be narrowed for ever.
  if (lines.every((line) => measureText(line, style) === 0)) return lines;
  const narrower = breakLines(words, style, width * 0.96);
  const fits = narrower.every((line) => measureText(line, style) <= width * 0.96);
  if (!fits || narrower.length > lines.length) return lines;
  return balanceLines(words, narrower, style, width * 0.96);
}
