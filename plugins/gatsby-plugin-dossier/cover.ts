import { color } from "../../src/styles/tokens";
import { factRow, inRows, type Placed, rowHeight } from "./facts";
import { photo } from "./figure";
import { drawWordmark, wordmarkWidth } from "./mark";
import { decorate, full, page } from "./page";
import type { Sheet } from "./sheet";
import { heightOf, type Style, styles, write } from "./text";

/** How high the picture is: as a title is fitted under it, at the most and at the least. */
const PHOTO = { usual: 452, largest: 500, smallest: 240 };
const TAB = 56;

/** Sizes for the title, of which the first that fits is taken. */
const SIZES = [50, 44, 38, 32, 27];

/** The first page: the picture, the title and the figures. */
export function cover(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  sheet: Sheet,
  jpeg: Buffer,
): void {
  doc.addPage();
  // Lines are set closer than the library reckons: without this it would break the last one off.
  doc.page.margins.bottom = page.bottom - 20;
  const rows = inRows(doc, sheet.facts);
  const { style, height } = fitTitle(doc, sheet, rows);
  const bottom = Math.max(PHOTO.smallest, Math.min(PHOTO.largest, page.height - height));
  decorate(doc, () => doc.rect(0, 0, page.width, page.height).fill(color.plaster));
  const frame = { x: 0, y: 0, width: page.width, height: bottom };
  photo(doc, root, sheet.cover.alt, frame, jpeg);
  const tab = full.x + wordmarkWidth(doc, sheet.company.name) + 28;
  decorate(doc, () => {
    doc.rect(0, bottom - TAB, tab, TAB + 1).fill(color.plaster);
    drawWordmark(doc, sheet.company.name, { x: full.x, y: bottom - TAB + 24 }, color.plaster);
  });
  write(doc, root, "P", sheet.eyebrow, styles.eyebrow, { ...full, y: bottom + 34 });
  write(doc, root, "H1", sheet.title, style, { ...full, y: doc.y + 6 });
  write(doc, root, "P", sheet.location, styles.lead, { ...full, y: doc.y + 10 });
  const list = doc.struct("L");
  root.add(list);
  for (const row of rows) factRow(doc, list, row);
  list.end();
}

/** The largest size at which all of the page's text fits beneath the picture, and its height. */
function fitTitle(doc: PDFKit.PDFDocument, { title, location }: Sheet, rows: Placed[][]) {
  const around = 34 + 13 + 6 + 10 + heightOf(doc, location, styles.lead, full.width);
  const below = rows.reduce<number>((sum, row) => sum + rowHeight(doc, row), page.bottom);
  const tried = SIZES.map((size) => {
    const style: Style = { ...styles.title, size };
    return { style, height: around + heightOf(doc, title, style, full.width) + below };
  });
  const fitting = tried.find(({ height }) => height <= page.height - PHOTO.usual);
  return fitting ?? (tried.at(-1) as (typeof tried)[number]);
}
