import { color } from "../../src/styles/tokens";
import { main, makeRoom, page, rule } from "./page";
import { section } from "./section";
import type { Fact, Sheet } from "./sheet";
import { heightOf, styles, write } from "./text";

const LABEL = 146;
const VALUE = { x: main.x + LABEL, width: main.width - LABEL };

/** Dates, conditions or sums: a term and its value on each line. */
export function terms(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { title, facts }: Sheet["terms"][number],
): void {
  const element = section(
    doc,
    root,
    title,
    facts.reduce((sum, fact) => sum + heightOfTerm(doc, fact) + 16, 0),
  );
  const list = doc.struct("L");
  element.add(list);
  for (const [index, fact] of facts.entries()) term(doc, list, fact, index === 0);
  list.end();
  element.end();
}

function heightOfTerm(doc: PDFKit.PDFDocument, { label, value }: Fact): number {
  return Math.max(
    heightOf(doc, label, styles.label, LABEL - 12),
    heightOf(doc, value, styles.strong, VALUE.width),
  );
}

function term(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  { label, value }: Fact,
  first: boolean,
): void {
  const height = heightOfTerm(doc, { label, value });
  makeRoom(doc, height + 16);
  const y = doc.y + (first || doc.y === page.top ? 0 : 8);
  if (y > doc.y) rule(doc, { ...main, y: doc.y }, color.stone);
  const item = doc.struct("LI");
  list.add(item);
  write(doc, item, "Lbl", label, styles.label, { x: main.x, y, width: LABEL - 12 });
  write(doc, item, "LBody", value, styles.strong, { ...VALUE, y });
  item.end();
  doc.y = y + height + 8;
}
