import { color } from "../../src/styles/tokens";
import { photo } from "./figure";
import { decorate, full, makeRoom, page, rule } from "./page";
import type { Sheet } from "./sheet";
import { draw, heightOf, styles, write } from "./text";

const GUTTER = 14;
const CELL = (full.width - GUTTER) / 2;
const HEIGHT = CELL * 0.633;
const CAPTION = 7;

/** The four pictures, two by two, on a page of their own. */
export function gallery(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  sheet: Sheet,
  jpegs: readonly Buffer[],
): void {
  doc.addPage();
  rule(doc, { ...full, y: page.top }, color.ink);
  doc.outline.addItem("Fotografías");
  const element = doc.struct("Sect");
  root.add(element);
  write(doc, element, "H2", "Fotografías", styles.heading, { ...full, y: page.top + 14 });
  doc.y += 14;
  const cells = sheet.gallery.map(({ alt }, index) => ({ alt, jpeg: jpegs[index] as Buffer }));
  for (let index = 0; index < cells.length; index += 2) {
    row(doc, element, cells.slice(index, index + 2));
  }
  element.end();
}

function row(
  doc: PDFKit.PDFDocument,
  element: PDFKit.PDFStructureElement,
  pair: readonly { alt: string; jpeg: Buffer }[],
): void {
  const height = Math.max(...pair.map(({ alt }) => heightOf(doc, alt, styles.caption, CELL)));
  makeRoom(doc, HEIGHT + CAPTION + height);
  const y = doc.y;
  for (const [column, { alt, jpeg }] of pair.entries()) {
    const x = full.x + column * (CELL + GUTTER);
    photo(doc, element, alt, { x, y, width: CELL, height: HEIGHT }, jpeg);
    // The picture's alternative text says the same: nobody is to hear it twice.
    const box = { x, y: y + HEIGHT + CAPTION, width: CELL };
    decorate(doc, () => draw(doc, alt, styles.caption, box));
  }
  doc.y = y + HEIGHT + CAPTION + height + GUTTER;
}
