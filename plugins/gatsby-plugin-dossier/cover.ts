import { color } from "../../src/styles/tokens";
import type { Brochure, Fact } from "./brochure";
import { addPhoto, drawArtifact, drawRule, ensureSpace, full, page } from "./layout";
import { addText, drawText, measureHeight, measureWidth, type Style, styles } from "./text";

/** Heights of the picture: the one the title size is chosen for, and its limits. */
const PHOTO = { usual: 452, largest: 500, smallest: 240 };
const TAB = 56;

/** Sizes of the title; the first that fits is used. */
const SIZES = [50, 44, 38, 32, 27];

/** Draws the first page: picture, title and key facts. */
export function drawCover(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  brochure: Brochure,
  jpeg: Buffer,
): void {
  doc.addPage();
  // PDFKit assumes more leading than is used and would move the last line to a new page.
  doc.page.margins.bottom = page.bottom - 20;
  const rows = arrangeFacts(doc, brochure.facts);
  const { style, height } = fitTitle(doc, brochure, rows);
  const bottom = Math.max(PHOTO.smallest, Math.min(PHOTO.largest, page.height - height));
  drawArtifact(doc, () => doc.rect(0, 0, page.width, page.height).fill(color.plaster));
  const frame = { x: 0, y: 0, width: page.width, height: bottom };
  addPhoto(doc, root, brochure.cover.alt, frame, jpeg);
  const tab = full.x + measureWordmark(doc, brochure.company.name) + 28;
  drawArtifact(doc, () => {
    doc.rect(0, bottom - TAB, tab, TAB + 1).fill(color.plaster);
    drawWordmark(doc, brochure.company.name, { x: full.x, y: bottom - TAB + 24 }, color.plaster);
  });
  addText(doc, root, "P", brochure.eyebrow, styles.eyebrow, { ...full, y: bottom + 34 });
  addText(doc, root, "H1", brochure.title, style, { ...full, y: doc.y + 6 });
  addText(doc, root, "P", brochure.location, styles.lead, { ...full, y: doc.y + 10 });
  const list = doc.struct("L");
  root.add(list);
  for (const row of rows) drawFactRow(doc, list, row);
  list.end();
}

/** Finds the largest title size at which all text fits below the picture, and the text's height. */
function fitTitle(doc: PDFKit.PDFDocument, { title, location }: Brochure, rows: Placed[][]) {
  const around = 34 + 13 + 6 + 10 + measureHeight(doc, location, styles.lead, full.width);
  const below = rows.reduce<number>((sum, row) => sum + measureFactRow(doc, row), page.bottom);
  const tried = SIZES.map((size) => {
    const style: Style = { ...styles.title, size };
    return { style, height: around + measureHeight(doc, title, style, full.width) + below };
  });
  const fitting = tried.find(({ height }) => height <= page.height - PHOTO.usual);
  return fitting ?? (tried.at(-1) as (typeof tried)[number]);
}

/** Space beside a fact, and above a row of facts. */
const GAP = 40;
const SPACE = 24;

/** A fact and its place in the row. */
export interface Placed extends Fact {
  x: number;
  width: number;
}

/** Arranges facts in rows, each as wide as its text; a fact that does not fit starts a new row. */
export function arrangeFacts(doc: PDFKit.PDFDocument, facts: readonly Fact[]): Placed[][] {
  const rows: Placed[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const fact of facts) {
    const needed = Math.max(
      measureWidth(doc, fact.label, styles.label),
      measureWidth(doc, fact.value, styles.figure),
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

/** Measures a row of facts with the space above it, in points. */
export function measureFactRow(doc: PDFKit.PDFDocument, row: readonly Placed[]): number {
  const heights = row.map(
    ({ label, value, width }) =>
      measureHeight(doc, label, styles.label, width) +
      measureHeight(doc, value, styles.figure, width),
  );
  return SPACE + 14 + Math.max(...heights);
}

/** Draws a row of facts below a rule. */
export function drawFactRow(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  row: readonly Placed[],
): void {
  ensureSpace(doc, measureFactRow(doc, row) - 1);
  const y = doc.y + SPACE;
  let end = y;
  drawRule(doc, { ...full, y }, color.ink);
  for (const { label, value, x, width } of row) {
    const item = doc.struct("LI");
    list.add(item);
    addText(doc, item, "Lbl", label, styles.label, { x, y: y + 12, width });
    addText(doc, item, "LBody", value, styles.figure, { x, y: doc.y + 2, width });
    item.end();
    end = Math.max(end, doc.y);
  }
  doc.y = end;
}

/** The doorway in the site's wordmark, in a box of 26 by 30. */
const ARCH = "M7 30V16.5a6 6 0 0 1 12 0V30z";
const BOX = { width: 26, height: 30 };

const name: Style = { face: "serif", size: 24, leading: 1, color: color.ink };

/** Measures the width of the wordmark, in points. */
export const measureWordmark = (doc: PDFKit.PDFDocument, text: string) =>
  BOX.width * 0.84 + 10 + measureWidth(doc, text, name);

/**
 * Draws the doorway and the name.
 * @param ground the background colour, which shows through the doorway
 */
export function drawWordmark(
  doc: PDFKit.PDFDocument,
  text: string,
  at: { x: number; y: number },
  ground: string,
): void {
  const width = measureWordmark(doc, text);
  doc.save().translate(at.x, at.y).scale(0.84);
  doc.roundedRect(0, 0, BOX.width, BOX.height, 1.5).fill(color.terracotta);
  doc.path(ARCH).fill(ground);
  doc.restore();
  drawText(doc, text, name, { x: at.x + BOX.width * 0.84 + 10, y: at.y - 3, width });
}
