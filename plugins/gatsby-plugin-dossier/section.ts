import { color } from "../../src/styles/tokens";
import { main, makeRoom, page, rule, side } from "./page";
import { heightOf, styles, write } from "./text";

/** The space above a section that doesn't begin a page. */
const SPACE = 30;

/**
 * Begins a section: a line across the page, the title in the narrow column. The cursor is left
 * where the text in the wide column is to begin.
 * @param title its heading, also in the outline
 * @param height of what must stand beside the title on the same page
 * @returns the element for what is in the section
 */
export function section(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  title: string,
  height: number,
): PDFKit.PDFStructureElement {
  const needed = Math.max(height, heightOf(doc, title, styles.heading, side.width));
  makeRoom(doc, SPACE + 18 + needed);
  const y = doc.y > page.top ? doc.y + SPACE : page.top;
  rule(doc, { x: side.x, y, width: page.width - 2 * page.margin }, color.ink);
  doc.outline.addItem(title);
  const element = doc.struct("Sect");
  root.add(element);
  write(doc, element, "H2", title, styles.heading, { ...side, y: y + 14 });
  doc.x = main.x;
  doc.y = y + 16;
  return element;
}
