import { encode } from "uqr";
import { color } from "../../src/styles/tokens";
import type { Brochure } from "./brochure";
import { addFigure, addLink, drawArtifact, full, main, page, side } from "./layout";
import { addText, applyStyle, drawText, measureHeight, measureWidth, styles } from "./text";

const QR_SIZE = 100;
const PADDING = 26;
const HEADING = 34;
const LABEL = 60;
const VALUE = { x: main.x + LABEL, width: main.width - LABEL - QR_SIZE - 12 };

/** The height of the footer below. */
const FOOT = 68;

/** Draws the contact details and the QR code of the page at the foot of the last page. */
export function drawContact(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  brochure: Brochure,
): void {
  const height = Math.max(
    HEADING + measureOffice(doc, brochure),
    measureContacts(doc, brochure),
    QR_SIZE,
  );
  const top = page.height - FOOT - height - PADDING;
  if (doc.y + 14 > top) doc.addPage();
  // This block is drawn below the bottom margin, where PDFKit would start a new page.
  doc.page.margins.bottom = 0;
  drawArtifact(doc, () => doc.rect(0, top, page.width, page.height - top).fill(color.plaster));
  doc.outline.addItem("Contacto");
  const element = doc.struct("Sect");
  root.add(element);
  const y = top + PADDING;
  addText(doc, element, "H2", "Contacto", styles.heading, { ...side, y: y - 5 });
  doc.y = y + HEADING;
  for (const [index, line] of listOfficeLines(brochure).entries()) {
    const style = index === 0 ? styles.smallStrong : styles.small;
    addText(doc, element, "P", line, style, { ...side, y: doc.y });
  }
  const list = doc.struct("L");
  element.add(list);
  doc.y = y;
  for (const group of brochure.contacts) addContact(doc, list, group);
  list.end();
  const frame = { x: page.width - page.margin - QR_SIZE, y, width: QR_SIZE };
  drawQrCode(doc, element, brochure.pageUrl, frame);
  element.end();
}

const listOfficeLines = ({ company }: Brochure) => [
  company.fullName,
  ...company.address,
  company.hours,
];

function measureOffice(doc: PDFKit.PDFDocument, brochure: Brochure): number {
  const heights = listOfficeLines(brochure).map((line) =>
    measureHeight(doc, line, styles.smallStrong, side.width),
  );
  return heights.reduce((sum, height) => sum + height, 0);
}

/** Space between two groups of links. */
const GAP = 7;

function measureContacts(doc: PDFKit.PDFDocument, { contacts }: Brochure): number {
  const heights = contacts.flatMap(({ links }) => [
    GAP,
    ...links.map(({ text }) => measureHeight(doc, text, styles.small, VALUE.width)),
  ]);
  return heights.reduce((sum, height) => sum + height, 0);
}

function addContact(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  { label, links }: Brochure["contacts"][number],
): void {
  const item = doc.struct("LI");
  list.add(item);
  const y = doc.y;
  addText(doc, item, "Lbl", label, styles.smallLabel, { x: main.x, y, width: LABEL });
  const body = doc.struct("LBody");
  item.add(body);
  doc.y = y;
  for (const { text, url } of links) {
    const target = { url, title: `${label}: ${text}` };
    addLink(doc, body, text, target, styles.small, { ...VALUE, y: doc.y });
  }
  body.end();
  item.end();
  doc.y += GAP;
}

/** White modules around the code, which cameras need to detect it. */
const QUIET = 2;

/**
 * Draws a QR code in ink on white.
 * @param url the encoded address
 * @param frame its top left corner and its width, including the white border
 */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  url: string,
  frame: { x: number; y: number; width: number },
): void {
  const { x, y, width } = frame;
  const { data, size } = encode(url, { ecc: "M", border: QUIET });
  const unit = width / size;
  addFigure(doc, parent, `Código QR que lleva a ${url}`, { ...frame, height: width }, () => {
    doc.rect(x, y, width, width).fill(color.white);
    // One path for all modules: separate ones show hairlines between them.
    for (const [row, modules] of data.entries()) {
      for (const [column, dark] of modules.entries()) {
        if (dark) doc.rect(x + column * unit, y + row * unit, unit, unit);
      }
    }
    doc.fill(color.ink);
  });
}

const Y = page.height - 46;

/** Draws the address and the page number at the foot of every page. */
export function drawFooters(doc: PDFKit.PDFDocument, address: string): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    // The footer is below the bottom margin, where PDFKit would start a new page.
    doc.page.margins.bottom = 0;
    const number = `${index + 1} / ${count}`;
    const width = measureWidth(doc, number, styles.footer);
    drawArtifact(
      doc,
      () => {
        drawText(doc, number, styles.footer, { x: full.x + full.width - width, y: Y, width });
        applyStyle(doc, styles.footer);
        const room = { width: full.width - width - 24, height: 12, ellipsis: true };
        doc.text(address, full.x, Y, room);
      },
      "Pagination",
    );
  }
}
