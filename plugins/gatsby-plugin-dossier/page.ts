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
export function makeRoom(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y > page.top && doc.y + height > lastY) doc.addPage();
}

/**
 * Draws what a screen reader is not to mention.
 * @param draw draws it; not called within an element of the structure
 * @param type why it is not mentioned: it is ornament, or stands on every page
 */
export function decorate(
  doc: PDFKit.PDFDocument,
  draw: () => void,
  type: "Layout" | "Pagination" = "Layout",
): void {
  doc.markContent("Artifact", { type });
  draw();
  doc.endMarkedContent();
}

/** A hairline across part of the page. */
export function rule(
  doc: PDFKit.PDFDocument,
  at: { x: number; y: number; width: number },
  color: string,
): void {
  decorate(doc, () =>
    doc
      .lineWidth(0.6)
      .moveTo(at.x, at.y)
      .lineTo(at.x + at.width, at.y)
      .stroke(color),
  );
}
