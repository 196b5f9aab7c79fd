import { color } from "../../src/styles/tokens";
import { link } from "./link";
import { decorate, main, page, side } from "./page";
import { qrCode } from "./qr";
import type { Sheet } from "./sheet";
import { heightOf, styles, write } from "./text";

const QR = 100;
const PADDING = 26;
const HEADING = 34;
const LABEL = 60;
const VALUE = { x: main.x + LABEL, width: main.width - LABEL - QR - 12 };

/** What stands below it: the footer. */
const FOOT = 68;

/** The foot of the last page: how to reach the company, and the way to the listing's page. */
export function contact(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  sheet: Sheet,
): void {
  const height = Math.max(HEADING + officeHeight(doc, sheet), reachHeight(doc, sheet), QR);
  const top = page.height - FOOT - height - PADDING;
  if (doc.y + 14 > top) doc.addPage();
  // It stands lower than a text may flow.
  doc.page.margins.bottom = 0;
  decorate(doc, () => doc.rect(0, top, page.width, page.height - top).fill(color.plaster));
  doc.outline.addItem("Contacto");
  const element = doc.struct("Sect");
  root.add(element);
  const y = top + PADDING;
  write(doc, element, "H2", "Contacto", styles.heading, { ...side, y: y - 5 });
  doc.y = y + HEADING;
  for (const [index, line] of office(sheet).entries()) {
    const style = index === 0 ? styles.smallStrong : styles.small;
    write(doc, element, "P", line, style, { ...side, y: doc.y });
  }
  const list = doc.struct("L");
  element.add(list);
  doc.y = y;
  for (const group of sheet.contacts) reach(doc, list, group);
  list.end();
  const frame = { x: page.width - page.margin - QR, y, width: QR };
  qrCode(doc, element, sheet.pageUrl, frame);
  element.end();
}

const office = ({ company }: Sheet) => [company.fullName, ...company.address, company.hours];

function officeHeight(doc: PDFKit.PDFDocument, sheet: Sheet): number {
  const heights = office(sheet).map((line) => heightOf(doc, line, styles.smallStrong, side.width));
  return heights.reduce((sum, height) => sum + height, 0);
}

/** The space between two groups of links. */
const GAP = 7;

function reachHeight(doc: PDFKit.PDFDocument, { contacts }: Sheet): number {
  const heights = contacts.flatMap(({ links }) => [
    GAP,
    ...links.map(({ text }) => heightOf(doc, text, styles.small, VALUE.width)),
  ]);
  return heights.reduce((sum, height) => sum + height, 0);
}

function reach(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  { label, links }: Sheet["contacts"][number],
): void {
  const item = doc.struct("LI");
  list.add(item);
  const y = doc.y;
  write(doc, item, "Lbl", label, styles.smallLabel, { x: main.x, y, width: LABEL });
  const body = doc.struct("LBody");
  item.add(body);
  doc.y = y;
  for (const { text, url } of links) {
    const target = { url, title: `${label}: ${text}` };
    link(doc, body, text, target, styles.small, { ...VALUE, y: doc.y });
  }
  body.end();
  item.end();
  doc.y += GAP;
}
