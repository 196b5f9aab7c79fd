import { encode } from "uqr";
import { color } from "../../src/styles/tokens";
import { figure } from "./figure";

/** Modules of white that a code needs around it, to be found by a camera. */
const QUIET = 2;

/**
 * Draws a QR code in ink on white.
 * @param url where it leads
 * @param frame its top left corner and how wide it is, with the white around it
 */
export function qrCode(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  url: string,
  frame: { x: number; y: number; width: number },
): void {
  const { x, y, width } = frame;
  const { data, size } = encode(url, { ecc: "M", border: QUIET });
  const unit = width / size;
  figure(doc, parent, `Código QR que lleva a ${url}`, { ...frame, height: width }, () => {
    doc.rect(x, y, width, width).fill(color.white);
    // One shape for all of it: modules drawn one by one show hairlines between them.
    for (const [row, modules] of data.entries()) {
      for (const [column, dark] of modules.entries()) {
        if (dark) doc.rect(x + column * unit, y + row * unit, unit, unit);
      }
    }
    doc.fill(color.ink);
  });
}
