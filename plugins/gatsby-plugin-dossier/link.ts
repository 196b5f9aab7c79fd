import { type Box, draw, type Style, widthOf } from "./text";

/**
 * Draws a text that leads somewhere.
 * @param title what the link is, for who doesn't see what it stands beside
 */
export function link(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  text: string,
  { url, title }: { url: string; title: string },
  style: Style,
  box: Box,
): void {
  const element = doc.struct("Link");
  parent.add(element);
  element.add(() => draw(doc, text, style, box));
  const width = Math.min(widthOf(doc, text, style), box.width);
  // A plain string would be written as a name of PDF, and the types don't know `structParent`.
  const options = { Contents: Object(title) as string, structParent: element };
  doc.link(box.x, box.y, width, doc.y - box.y, url, options);
  element.end();
}
