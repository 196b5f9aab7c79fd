import { color } from "../../src/styles/tokens";
import { full, makeRoom, rule } from "./page";
import type { Fact } from "./sheet";
import { heightOf, styles, widthOf, write } from "./text";

/** Beside a fact, and above a row of them. */
const GAP = 40;
const SPACE = 24;

/** A fact and where it stands. */
export interface Placed extends Fact {
  x: number;
  width: number;
}

/** Puts facts beside each other, each as wide as it needs; those that don't fit begin a new row. */
export function inRows(doc: PDFKit.PDFDocument, facts: readonly Fact[]): Placed[][] {
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

/** The height of a row of facts with the space above it. */
export function rowHeight(doc: PDFKit.PDFDocument, row: readonly Placed[]): number {
  const heights = row.map(
    ({ label, value, width }) =>
      heightOf(doc, label, styles.label, width) + heightOf(doc, value, styles.figure, width),
  );
  return SPACE + 14 + Math.max(...heights);
}

/** Writes a row of facts under a line. */
export function factRow(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  row: readonly Placed[],
): void {
  makeRoom(doc, rowHeight(doc, row) - 1);
  const y = doc.y + SPACE;
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
