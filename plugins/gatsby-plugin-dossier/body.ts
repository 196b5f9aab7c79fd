import { color } from "../../src/styles/tokens";
import type { Brochure, Fact } from "./brochure";
import { drawRule, ensureSpace, lastY, main, page, startSection } from "./layout";
import { addText, applyStyle, measureHeight, styles } from "./text";

const LINE = styles.body.size * styles.body.leading;
const GUTTER = 20;
const CELL = (main.width - GUTTER) / 2;

/** Draws the description: paragraphs are separated by an empty line. */
export function drawDescription(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { about }: Brochure,
): void {
  const element = startSection(doc, root, about.title, 3 * LINE);
  for (const [index, words] of about.text
    .trim()
    .split(/\n\s*\n/)
    .entries()) {
    // A no-break space keeps a short last word from standing alone on a line.
    const paragraph = words.trim().replace(/ (\S{1,9})$/, "\u00A0$1");
    if (index > 0) doc.y += LINE * 0.6;
    avoidOrphans(doc, paragraph);
    addText(doc, element, "P", paragraph, styles.body, { ...main, y: doc.y });
  }
  element.end();
}

/** Keeps a paragraph from leaving a single line at the foot of a page or the head of the next. */
function avoidOrphans(doc: PDFKit.PDFDocument, paragraph: string): void {
  const lines = Math.round(measureHeight(doc, paragraph, styles.body, main.width) / LINE);
  ensureSpace(doc, Math.min(lines, 3) * LINE);
  applyStyle(doc, styles.body);
  const fitting = Math.floor((lastY - doc.y - doc.currentLineHeight(true)) / LINE) + 1;
  if (lines - fitting === 1) doc.page.margins.bottom += LINE;
}

/** Draws short phrases in two columns, read row by row. */
export function drawFeatures(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { features: phrases }: Brochure,
): void {
  const element = startSection(doc, root, "Características", 60);
  const list = doc.struct("L");
  element.add(list);
  for (let index = 0; index < phrases.length; index += 2) {
    drawFeatureRow(doc, list, phrases.slice(index, index + 2), index === 0);
  }
  list.end();
  element.end();
}

function drawFeatureRow(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  pair: readonly string[],
  first: boolean,
): void {
  const height = Math.max(...pair.map((phrase) => measureHeight(doc, phrase, styles.item, CELL)));
  ensureSpace(doc, height + 16);
  const y = doc.y;
  // The first row is already under the section's rule, and the head of a page needs none.
  const space = first || y === page.top ? 0 : 8;
  for (const [column, phrase] of pair.entries()) {
    const x = main.x + column * (CELL + GUTTER);
    if (space > 0) drawRule(doc, { x, y, width: CELL }, color.stone);
    const item = doc.struct("LI");
    list.add(item);
    addText(doc, item, "LBody", phrase, styles.item, { x, y: y + space, width: CELL });
    item.end();
  }
  doc.y = y + space + height + 8;
}

const TERM_LABEL = 146;
const TERM_VALUE = { x: main.x + TERM_LABEL, width: main.width - TERM_LABEL };

/** Draws dates, conditions or sums: a term and its value on each line. */
export function drawTerms(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { title, facts }: Brochure["terms"][number],
): void {
  const element = startSection(
    doc,
    root,
    title,
    facts.reduce((sum, fact) => sum + measureTerm(doc, fact) + 16, 0),
  );
  const list = doc.struct("L");
  element.add(list);
  for (const [index, fact] of facts.entries()) drawTerm(doc, list, fact, index === 0);
  list.end();
  element.end();
}

function measureTerm(doc: PDFKit.PDFDocument, { label, value }: Fact): number {
  return Math.max(
    measureHeight(doc, label, styles.label, TERM_LABEL - 12),
    measureHeight(doc, value, styles.strong, TERM_VALUE.width),
  );
}

function drawTerm(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  { label, value }: Fact,
  first: boolean,
): void {
  const height = measureTerm(doc, { label, value });
  ensureSpace(doc, height + 16);
  const y = doc.y + (first || doc.y === page.top ? 0 : 8);
  if (y > doc.y) drawRule(doc, { ...main, y: doc.y }, color.stone);
  const item = doc.struct("LI");
  list.add(item);
  addText(doc, item, "Lbl", label, styles.label, { x: main.x, y, width: TERM_LABEL - 12 });
  addText(doc, item, "LBody", value, styles.strong, { ...TERM_VALUE, y });
  item.end();
  doc.y = y + height + 8;
}
