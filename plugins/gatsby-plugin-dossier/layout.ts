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

/** The full width, and the columns of a section: a wide one for text, a narrow one for the title. */
export const full = { x: page.margin, width: page.width - 2 * page.margin } as const;
export const main = { x: 212, width: page.width - page.margin - 212 } as const;
export const side = { x: page.margin, width: main.x - page.margin - 16 } as const;

/** The lowest position of text on a page. */
export const lastY = page.height - page.bottom;

/**
 * Starts a new page unless the current one has enough space left.
 * @param height in points
 */
export function ensureSpace(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y > page.top && doc.y + height > lastY) doc.addPage();
}

/**
 * Draws content that screen readers skip; not to be called within a structure element.
 * @param draw draws it
 * @param type whether it is ornament or repeated on every page
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

/** Draws a hairline across part of the page. */
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

/** Space above a section that is not at the head of a page. */
const SPACE = 30;

/**
 * Starts a section: a rule across the page and the title in the narrow column. Leaves the cursor
 * at the start of the wide column.
 * @param title its heading, also added to the outline
 * @param height of the content that must be on the same page as the title, in points
 * @returns the structure element for the content of the section
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
 * Adds a drawing with its alternative text.
 * @param frame its bounding box
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
  // The types of PDFKit lack `bbox`, which PDF/UA requires of a figure.
  const options = { alt, bbox: [x, y, x + width, y + height], placement: "Block" };
  parent.add(doc.struct("Figure", options, draw));
}

/** Adds a picture that covers its frame, cropped evenly. */
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
 * Adds a link.
 * @param title its description for screen readers, which do not see its label
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
  // PDFKit writes primitive strings as PDF names; its types lack `structParent`.
  const options = { Contents: Object(title) as string, structParent: element };
  doc.link(box.x, box.y, width, doc.y - box.y, url, options);
  element.end();
}
