import { readFileSync } from "node:fs";
import { create, type Font, type GlyphRun } from "fontkit";
import { faces } from "../shared/fonts";

/** How a text is set. */
export interface Style {
  face: keyof typeof faces;
  /** Pixels. */
  size: number;
  /** From one line to the next, in parts of the size. */
  leading: number;
  color: string;
}

const opened = new Map<string, Font>();

function fontOf(face: Style["face"]): Font {
  const font = opened.get(face) ?? (create(readFileSync(faces[face])) as Font);
  opened.set(face, font);
  return font;
}

/** The text as glyphs; without the characters that the font doesn't have. */
function layout(text: string, face: Style["face"]): { run: GlyphRun; font: Font } {
  const font = fontOf(face);
  const known = [...text].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  return { run: font.layout(known.join("")), font };
}

/**
 * How wide a text is on one line.
 * @returns pixels
 */
export function widthOf(text: string, { face, size }: Pick<Style, "face" | "size">): number {
  const { run, font } = layout(text, face);
  return (run.advanceWidth * size) / font.unitsPerEm;
}

/**
 * Draws a line of text as a path, so that no font is needed to show it.
 * @param x where the line begins, in pixels
 * @param y its baseline
 * @returns an SVG element
 */
export function drawLine(text: string, style: Style, x: number, y: number): string {
  const { run, font } = layout(text, style.face);
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
