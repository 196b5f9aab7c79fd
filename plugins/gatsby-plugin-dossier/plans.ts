import { photo } from "./figure";
import { full, lastY, main, makeRoom } from "./page";
import type { Plan } from "./photos";
import { section } from "./section";
import type { Sheet } from "./sheet";
import { styles, write } from "./text";

/** A plan is not drawn lower than this, and its title takes so much. */
const LOWEST = 280;
const CAPTION = 24;

/** The floor plans, each as large as its page has room for. */
export function plans(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { plans: list }: Sheet,
  drawn: readonly Plan[],
): void {
  if (list.length === 0) return;
  const element = section(doc, root, "Planos", CAPTION + LOWEST);
  for (const [index, { title, alt }] of list.entries()) {
    const { jpeg, ratio } = drawn[index] as Plan;
    makeRoom(doc, CAPTION + LOWEST);
    write(doc, element, "P", title, styles.strong, { ...main, y: doc.y });
    const y = doc.y + 16;
    const height = Math.min(full.width * ratio, lastY - y);
    const width = height / ratio;
    photo(doc, element, alt, { x: full.x + (full.width - width) / 2, y, width, height }, jpeg);
    doc.y = y + height + 16;
  }
  element.end();
}
