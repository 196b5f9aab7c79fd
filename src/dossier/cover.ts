import { color } from "../styles/tokens";
import { photo } from "./figure";
import { drawWordmark, wordmarkWidth } from "./mark";
import { decorate, full, page, rule } from "./page";
import type { Fact, Sheet } from "./sheet";
import { heightOf, type Style, styles, widthOf, write } from "./text";

/** How high the picture is: as a title is fitted under it, at the most and at the least. */
const PHOTO = { usual: 452, largest: 500, smallest: 240 };
const TAB = 56;
const GAP = 40;

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
  const rows = inRows(doc, sheet.facts);
  const { style, height } = fitTitle(doc, sheet, rows.length);
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
function fitTitle(doc: PDFKit.PDFDocument, { title, location }: Sheet, rows: number) {
  const around = 34 + 13 + 6 + 10 + heightOf(doc, location, styles.lead, full.width);
  const below = rows * FACT + page.bottom;
  const tried = SIZES.map((size) => {
    const style: Style = { ...styles.title, size };
    return { style, height: around + heightOf(doc, title, style, full.width) + below };
  });
  const fitting = tried.find(({ height }) => height <= page.height - PHOTO.usual);
  return fitting ?? (tried.at(-1) as (typeof tried)[number]);
}

/** The height of a row of facts with the space above it. */
const FACT = 24 + 58;

interface Placed extends Fact {
  x: number;
  width: number;
}

/** Facts beside each other, each as wide as it needs; those that don't fit begin a new row. */
function inRows(doc: PDFKit.PDFDocument, facts: readonly Fact[]): Placed[][] {
  const rows: Placed[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const fact of facts) {
    const needed = Math.max(
      widthOf(doc, fact.label, styles.label),
      widthOf(doc, fact.value, styles.figure),
    );
    const width = Math.min(needed, full.width);
    if (x + width > full.x + full.width) {
      rows.push([]);
      x = full.x;
    }
    rows.at(-1)?.push({ ...fact, x, width });
    x += width + GAP;
  }
  return rows;
}

function factRow(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  row: readonly Placed[],
): void {
  const y = doc.y + 24;
  let end = y;
  rule(doc, { ...full, y }, color.ink);
  for (const { label, value, x, width } of row) {
    const item = doc.struct("LI");
    list.add(item);
    write(doc, item, "Lbl", label, styles.label, { x, y: y + 12, width });
    write(doc, item, "LBody", value, styles.figure, { x, y: doc.y + 2, width });
    item.end();
    end = Math.max(end, doc.y);
  }
  doc.y = end;
}
