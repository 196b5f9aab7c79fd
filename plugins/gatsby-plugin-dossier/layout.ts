import { color } from "../../src/styles/tokens";
import {
  addText,
  type Box,
  drawText,
  measureHeight,
  measureWidth,
  type Style,
  styles,
} from "./text";

/** A4 in points, and its margins; the bottom one holds the footer. */
export const page = { width: 595.28, height: 841.89, margin: 56, top: 64, bottom: 80 } as const;

/** The full measure, and the narrow and the wide column in which a section sets title and text. */
export const full = { x: page.margin, width: page.width - 2 * page.margin } as const;
export const main = { x: 212, width: page.width - page.margin - 212 } as const;
export const side = { x: page.margin, width: main.x - page.margin - 16 } as const;

/** How far down a page may be written on. */
export const lastY = page.height - page.bottom;

/**
 * Begins a new page unless some height is left on this one.
 * @param height in points
 */
export function ensureSpace(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y > page.top && doc.y + height > lastY) doc.addPage();
}

/**
 * Draws what a screen reader is not to mention.
 * @param draw draws it; not called within an element of the structure
 * @param type why it is not mentioned: it is ornament, or stands on every page
 */
export function drawArtifact(
  doc: PDFKit.PDFDocument,
  draw: () => void,
  type: "Layout" | "Pagination" = "Layout",
): void {
  doc.markContent("Artifact", { type });
  draw();
  doc.endMarkedContent();
}

/** A hairline across part of the page. */
export function drawRule(
  doc: PDFKit.PDFDocument,
  at: { x: number; y: number; width: number },
  color: string,
): void {
  drawArtifact(doc, () =>
    doc
      .lineWidth(0.6)
      .moveTo(at.x, at.y)
      .lineTo(at.x + at.width, at.y)
      .stroke(color),
  );
}

/** The space above a section that doesn't begin a page. */
const SPACE = 30;

/**
 * Begins a section: a line across the page, the title in the narrow column. The cursor is left
 * where the text in the wide column is to begin.
 * @param title its heading, also in the outline
 * @param height of what must stand beside the title on the same page
 * @returns the element for what is in the section
 */
export function startSection(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  title: string,
  height: number,
): PDFKit.PDFStructureElement {
  const needed = Math.max(height, measureHeight(doc, title, styles.heading, side.width));
  ensureSpace(doc, SPACE + 18 + needed);
  const y = doc.y > page.top ? doc.y + SPACE : page.top;
  drawRule(doc, { x: side.x, y, width: page.width - 2 * page.margin }, color.ink);
  doc.outline.addItem(title);
  const element = doc.struct("Sect");
  root.add(element);
  addText(doc, element, "H2", title, styles.heading, { ...side, y: y + 14 });
  doc.x = main.x;
  doc.y = y + 16;
  return element;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Adds what is seen and not read, with the words for who can't see it.
 * @param alt those words
 * @param frame the place that it fills
 * @param draw draws it
 */
export function addFigure(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  alt: string,
  frame: Frame,
  draw: () => void,
): void {
  const { x, y, width, height } = frame;
  // The types of the library don't know the box, which the standard wants of a figure.
  const options = { alt, bbox: [x, y, x + width, y + height], placement: "Block" };
  parent.add(doc.struct("Figure", options, draw));
}

/** Adds a picture that fills its frame, cut evenly where it doesn't have its form. */
export function addPhoto(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  alt: string,
  frame: Frame,
  jpeg: Buffer,
): void {
  const { x, y, width, height } = frame;
  addFigure(doc, parent, alt, frame, () => {
    doc.save().rect(x, y, width, height).clip();
    doc.image(jpeg, x, y, { cover: [width, height], align: "center", valign: "center" });
    doc.restore();
  });
}

/**
 * Draws a text that leads somewhere.
 * @param title what the link is, for who doesn't see what it stands beside
 */
export function addLink(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  text: string,
  { url, title }: { url: string; title: string },
  style: Style,
  box: Box,
): void {
  const element = doc.struct("Link");
  parent.add(element);
  element.add(() => drawText(doc, text, style, box));
  const width = Math.min(measureWidth(doc, text, style), box.width);
  // A plain string would be written as a name of PDF, and the types don't know `structParent`.
  const options = { Contents: Object(title) as string, structParent: element };
  doc.link(box.x, box.y, width, doc.y - box.y, url, options);
  element.end();
}
