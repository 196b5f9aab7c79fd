import { color } from "../../src/styles/tokens";
import { draw, type Style, widthOf } from "./text";

/** The doorway in the site's wordmark, in a box of 26 by 30. */
const ARCH = "M7 30V16.5a6 6 0 0 1 12 0V30z";
const BOX = { width: 26, height: 30 };

const name: Style = { face: "serif", size: 24, leading: 1, color: color.ink };

/** How wide the wordmark is. */
export const wordmarkWidth = (doc: PDFKit.PDFDocument, text: string) =>
  BOX.width * 0.84 + 10 + widthOf(doc, text, name);

/**
 * Draws the doorway and the name.
 * @param ground the colour it stands on, seen through the doorway
 */
export function drawWordmark(
  doc: PDFKit.PDFDocument,
  text: string,
  at: { x: number; y: number },
  ground: string,
): void {
  const width = wordmarkWidth(doc, text);
  doc.save().translate(at.x, at.y).scale(0.84);
  doc.roundedRect(0, 0, BOX.width, BOX.height, 1.5).fill(color.terracotta);
  doc.path(ARCH).fill(ground);
  doc.restore();
  draw(doc, text, name, { x: at.x + BOX.width * 0.84 + 10, y: at.y - 3, width });
}
