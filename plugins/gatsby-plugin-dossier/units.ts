import { color } from "../../src/styles/tokens";
import type { Brochure } from "./brochure";
import { drawRule, ensureSpace, full, page, startSection } from "./layout";
import { addText, measureHeight, type Style, styles } from "./text";

/** Each column's share of the width; the name has room for a few words. */
const SHARES = [0.22, 0.16, 0.15, 0.14, 0.18, 0.15];
const PADDING = 6;

/** Draws the homes of a project as a table across the page. */
export function drawUnits(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { units: table }: Brochure,
): void {
  if (!table) return;
  const { caption, columns, rows } = table;
  const all = rows.reduce((sum, row) => sum + measureRow(doc, row), 60);
  // Keeps the table on one page where it fits.
  const element = startSection(doc, root, "Viviendas", Math.min(all, 500));
  addText(doc, element, "P", caption, styles.label, { x: doc.x, y: doc.y, width: full.width });
  doc.y += 18;
  const body = doc.struct("Table");
  element.add(body);
  drawRow(doc, body, columns, () => ({ tag: "TH", style: styles.caption, scope: "Column" }));
  for (const row of rows) {
    drawRow(doc, body, row, (column) =>
      column === 0
        ? { tag: "TH", style: styles.strong, scope: "Row" }
        : { tag: "TD", style: styles.item },
    );
  }
  body.end();
  element.end();
}

const getColumnWidth = (column: number) => full.width * (SHARES[column] ?? 0) - PADDING;

function measureRow(doc: PDFKit.PDFDocument, row: readonly string[]): number {
  const heights = row.map((words, column) =>
    measureHeight(doc, words, styles.strong, getColumnWidth(column)),
  );
  return Math.max(...heights) + 2 * PADDING;
}

function drawRow(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  cells: readonly string[],
  getCellStyle: (column: number) => { tag: string; style: Style; scope?: string },
): void {
  const height = measureRow(doc, cells);
  ensureSpace(doc, height);
  const y = doc.y;
  if (y > page.top) drawRule(doc, { ...full, y }, color.stone);
  const row = doc.struct("TR");
  table.add(row);
  let x: number = full.x;
  for (const [column, words] of cells.entries()) {
    const { tag, style, scope } = getCellStyle(column);
    addText(
      doc,
      row,
      tag,
      words,
      style,
      { x, y: y + PADDING, width: getColumnWidth(column) },
      { scope },
    );
    x += getColumnWidth(column) + PADDING;
  }
  row.end();
  doc.y = y + height;
}
