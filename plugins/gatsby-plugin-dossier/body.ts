import { color } from "../../src/styles/tokens";
import { lastY, main, makeRoom, page, rule } from "./page";
import { section } from "./section";
import type { Sheet } from "./sheet";
import { heightOf, styles, use, write } from "./text";

const LINE = styles.body.size * styles.body.leading;
const GUTTER = 20;
const CELL = (main.width - GUTTER) / 2;

/** A text of several paragraphs, which are parted by an empty line. */
export function description(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { about }: Sheet,
): void {
  const element = section(doc, root, about.title, 3 * LINE);
  for (const [index, words] of about.text
    .trim()
    .split(/\n\s*\n/)
    .entries()) {
    // A short last word takes another with it, rather than stand on a line alone.
    const paragraph = words.trim().replace(/ (\S{1,9})$/, "\u00A0$1");
    if (index > 0) doc.y += LINE * 0.6;
    keepTogether(doc, paragraph);
    write(doc, element, "P", paragraph, styles.body, { ...main, y: doc.y });
  }
  element.end();
}

/** Sees to it that a paragraph leaves no single line at a page's foot or on the next one's head. */
function keepTogether(doc: PDFKit.PDFDocument, paragraph: string): void {
  const lines = Math.round(heightOf(doc, paragraph, styles.body, main.width) / LINE);
  makeRoom(doc, Math.min(lines, 3) * LINE);
  use(doc, styles.body);
  const fitting = Math.floor((lastY - doc.y - doc.currentLineHeight(true)) / LINE) + 1;
  if (lines - fitting === 1) doc.page.margins.bottom += LINE;
}

/** Short phrases in two columns, read row by row. */
export function features(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { features: phrases }: Sheet,
): void {
  const element = section(doc, root, "Características", 60);
  const list = doc.struct("L");
  element.add(list);
  for (let index = 0; index < phrases.length; index += 2) {
    featureRow(doc, list, phrases.slice(index, index + 2), index === 0);
  }
  list.end();
  element.end();
}

function featureRow(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  pair: readonly string[],
  first: boolean,
): void {
  const height = Math.max(...pair.map((phrase) => heightOf(doc, phrase, styles.item, CELL)));
  makeRoom(doc, height + 16);
  const y = doc.y;
  // The first row stands under the section's own line, as does one at the head of a page.
  const space = first || y === page.top ? 0 : 8;
  for (const [column, phrase] of pair.entries()) {
    const x = main.x + column * (CELL + GUTTER);
    if (space > 0) rule(doc, { x, y, width: CELL }, color.stone);
    const item = doc.struct("LI");
    list.add(item);
    write(doc, item, "LBody", phrase, styles.item, { x, y: y + space, width: CELL });
    item.end();
  }
  doc.y = y + space + height + 8;
}
