import { color } from "../../src/styles/tokens";
import type { faces } from "../shared/fonts";

type Parent = PDFKit.PDFStructureElement;

/** A text style: size in points, leading and tracking as factors of the size. */
export interface Style {
  face: keyof typeof faces;
  size: number;
  leading: number;
  color: string;
  tracking?: number;
}

export const styles = {
  title: { face: "serif", size: 50, leading: 1.02, color: color.ink },
  heading: { face: "serif", size: 21, leading: 1.1, color: color.ink },
  figure: { face: "serif", size: 23, leading: 1.1, color: color.ink },
  eyebrow: { face: "strong", size: 9.5, leading: 1.3, color: color.terracotta, tracking: 0.02 },
  lead: { face: "sans", size: 13, leading: 1.4, color: color.muted },
  body: { face: "sans", size: 11.5, leading: 1.6, color: color.ink },
  item: { face: "sans", size: 10, leading: 1.4, color: color.ink },
  strong: { face: "strong", size: 10, leading: 1.4, color: color.ink },
  label: { face: "sans", size: 10, leading: 1.4, color: color.muted },
  small: { face: "sans", size: 9.5, leading: 1.4, color: color.ink },
  smallStrong: { face: "strong", size: 9.5, leading: 1.4, color: color.ink },
  smallLabel: { face: "sans", size: 9.5, leading: 1.4, color: color.muted },
  caption: { face: "sans", size: 8.5, leading: 1.4, color: color.muted },
  footer: { face: "sans", size: 8, leading: 1.4, color: color.muted },
} satisfies Record<string, Style>;

/** The top left corner and the width of a text. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** Sets font, colour and leading of the text drawn next. */
export function applyStyle(doc: PDFKit.PDFDocument, style: Style): void {
  doc.font(style.face, style.size).fillColor(style.color);
  doc.lineGap(style.leading * style.size - doc.currentLineHeight(true));
}

/** PDFKit's options for a text of a style. */
const setting = ({ tracking = 0, size }: Style, width: number) => ({
  width,
  characterSpacing: tracking * size,
});

/** Measures the height of a text, in points. */
export function measureHeight(
  doc: PDFKit.PDFDocument,
  text: string,
  style: Style,
  width: number,
): number {
  applyStyle(doc, style);
  return doc.heightOfString(text, setting(style, width));
}

/** Measures the width of a text on one line, in points. */
export function measureWidth(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  applyStyle(doc, style);
  // Rounded up: PDFKit wraps a line that is exactly as wide as its box.
  return Math.ceil(doc.widthOfString(text, setting(style, 0))) + 1;
}

/** Draws a text without a structure element; it may continue on the next page. */
export function drawText(doc: PDFKit.PDFDocument, text: string, style: Style, box: Box): void {
  applyStyle(doc, style);
  doc.text(text, box.x, box.y, setting(style, box.width));
}

/**
 * Draws a text as a structure element and leaves the cursor below it.
 * @param tag the type of the element: P, H1, LBody …
 * @param options of the element, such as the scope of a table head
 */
export function addText(
  doc: PDFKit.PDFDocument,
  parent: Parent,
  tag: string,
  text: string,
  style: Style,
  box: Box,
  options: object = {},
): void {
  parent.add(doc.struct(tag, options, () => drawText(doc, text, style, box)));
}
