import { color } from "../../src/styles/tokens";
import { full, makeRoom, page, rule } from "./page";
import { section } from "./section";
import type { Sheet } from "./sheet";
import { heightOf, type Style, styles, write } from "./text";

/** How the width is shared out: the name has room for a few words. */
const SHARES = [0.22, 0.16, 0.15, 0.14, 0.18, 0.15];
const PADDING = 6;

/** The homes of a project as a table across the page. */
export function units(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { units: table }: Sheet,
): void {
  if (!table) return;
  const { caption, columns, rows } = table;
  const all = rows.reduce((sum, row) => sum + heightOfRow(doc, row), 60);
  // All on one page where one can hold them.
  const element = section(doc, root, "Viviendas", Math.min(all, 500));
  write(doc, element, "P", caption, styles.label, { x: doc.x, y: doc.y, width: full.width });
  doc.y += 18;
  const body = doc.struct("Table");
  element.add(body);
  line(doc, body, columns, () => ({ tag: "TH", style: styles.caption, scope: "Column" }));
  for (const row of rows) {
    line(doc, body, row, (column) =>
      column === 0
        ? { tag: "TH", style: styles.strong, scope: "Row" }
        : { tag: "TD", style: styles.item },
    );
  }
  body.end();
  element.end();
}

const widthAt = (column: number) => full.width * (SHARES[column] ?? 0) - PADDING;

function heightOfRow(doc: PDFKit.PDFDocument, row: readonly string[]): number {
  const heights = row.map((words, column) => heightOf(doc, words, styles.strong, widthAt(column)));
  return Math.max(...heights) + 2 * PADDING;
}

function line(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  cells: readonly string[],
  kindOf: (column: number) => { tag: string; style: Style; scope?: string },
): void {
  const height = heightOfRow(doc, cells);
  makeRoom(doc, height);
  const y = doc.y;
  if (y > page.top) rule(doc, { ...full, y }, color.stone);
  const row = doc.struct("TR");
  table.add(row);
  let x: number = full.x;
  for (const [column, words] of cells.entries()) {
    const { tag, style, scope } = kindOf(column);
    write(doc, row, tag, words, style, { x, y: y + PADDING, width: widthAt(column) }, { scope });
    x += widthAt(column) + PADDING;
  }
  row.end();
  doc.y = y + height;
}
