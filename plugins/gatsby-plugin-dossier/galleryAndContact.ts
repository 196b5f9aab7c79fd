import { encode } from "uqr";
import { color } from "../../src/styles/tokens";
import type { Style } from "../utils/fonts";
import {
  type DossierDocument,
  full,
  HEADING_HEIGHT,
  main,
  page,
  type StructureElement,
  side,
  styles,
} from "./DossierDocument";
import type { Dossier, Photo } from "./dossierContent";

/** The minimum height of the contact details at the bottom of the last page, in points. */
const CONTACT_HEIGHT = 256;
/** The space above the details, and below them for a note and the footer. */
const CONTACT_TOP = 26;
const CONTACT_FOOT = 98;
/** The address below its title. */
const ADDRESS_TOP = 34;
const ADDRESS_WIDTH = side.width + 12;
/** The space between two contacts. */
const CONTACT_GAP = 7;
/** The minimum heights of the pictures: all together, a single one, two side by side. */
const MIN_HEIGHTS = { all: 380, one: 220, two: 130 };
const GUTTER = 14;
const QR_SIZE = 100;
const contactColumn = { x: main.x + 56, width: main.width - 56 - QR_SIZE - 8 };

/**
 * Draws the gallery and the contact details, which end the dossier. The pictures fill this page
 * above the contact details; if there is too little room, one or two fill the rest of this page and
 * the others go to the top of the next.
 */
export function drawGalleryAndContact(doc: DossierDocument, dossier: Dossier): void {
  const { title, photos } = dossier.gallery;
  const rest = doc.getRemainingHeight() - HEADING_HEIGHT;
  const contactHeight = measureContact(doc, dossier);
  const all = MIN_HEIGHTS.all + contactHeight - page.bottom;
  const isSplit = rest < all && rest > MIN_HEIGHTS.two;
  const block = doc.startBlock(title, isSplit ? MIN_HEIGHTS.two : all, full);
  if (isSplit) {
    const foot = rest > MIN_HEIGHTS.one ? 1 : 2;
    drawPhotos(doc, block, [photos.slice(0, foot)], page.height - page.bottom);
    doc.addPage();
    const others = photos.slice(foot).map((photo) => [photo]);
    drawPhotos(doc, block, others, page.height - contactHeight);
  } else {
    const rows = [photos.slice(0, 1), photos.slice(1)].filter((row) => row.length > 0);
    drawPhotos(doc, block, rows, page.height - contactHeight);
  }
  drawContact(doc, dossier, contactHeight);
}

/** Measures the contact details, set in two columns; long addresses take several lines. */
function measureContact(doc: DossierDocument, { company, contacts }: Dossier): number {
  const measure = (texts: readonly string[], style: Style, width: number) =>
    texts.reduce((sum, text) => sum + doc.measureHeight(text, style, width), 0);
  const links = contacts.flatMap((contact) => contact.links.map(({ text }) => text));
  const heights = [
    ADDRESS_TOP + measure(listAddress(company), styles.cell, ADDRESS_WIDTH),
    contacts.length * CONTACT_GAP + measure(links, styles.item, contactColumn.width),
  ];
  return Math.max(CONTACT_HEIGHT, CONTACT_TOP + Math.max(...heights) + CONTACT_FOOT);
}

const listAddress = ({ fullName, address, hours }: Dossier["company"]) => [
  fullName,
  ...address,
  hours,
];

/** Draws rows of pictures down to a given position, distributing the height among them. */
function drawPhotos(
  doc: DossierDocument,
  block: StructureElement,
  rows: readonly (readonly Photo[])[],
  bottom: number,
): void {
  const widths = rows.map((row) => (full.width - (row.length - 1) * GUTTER) / row.length);
  const room = bottom - doc.y - rows.length * GUTTER;
  // Photographs are 3:2, and would lose too much at the sides in taller frames.
  const share = Math.min(0.85, room / widths.reduce((sum, width) => sum + width, 0));
  for (const [index, row] of rows.entries()) {
    const width = widths[index] ?? 0;
    const [y, height] = [doc.y, width * share];
    for (const [column, photo] of row.entries()) {
      const x = full.x + column * (width + GUTTER);
      doc.addPicture(block, photo, { x, y, width, height });
    }
    doc.y = y + height + GUTTER;
  }
}

/** Draws the contact details and the page's QR code at the bottom of the last page. */
function drawContact(doc: DossierDocument, dossier: Dossier, height: number): void {
  const { company, contacts, closingNote, pageUrl } = dossier;
  const top = page.height - height;
  // Otherwise PDFKit would start a new page here.
  doc.page.margins.bottom = 0;
  doc.drawArtifact(() => doc.rect(0, top, page.width, height).fill(color.page));
  doc.outline.addItem("Contacto");
  const block = doc.addElement(doc.root, "Sect");
  const y = top + CONTACT_TOP;
  doc.addText(block, "H2", "Contacto", styles.heading, { ...side, y: y - 5 });
  doc.y = y + ADDRESS_TOP;
  for (const line of listAddress(company)) {
    doc.addText(block, "P", line, styles.cell, { ...side, width: ADDRESS_WIDTH, y: doc.y });
  }
  const list = doc.addElement(block, "L");
  doc.y = y;
  for (const { label, links } of contacts) {
    const item = doc.addElement(list, "LI");
    const start = doc.y;
    doc.addText(item, "Lbl", label, styles.label, { x: main.x, y: start, width: 52 });
    const body = doc.addElement(item, "LBody");
    doc.y = start;
    for (const link of links) doc.addLink(body, link, styles.item, { ...contactColumn, y: doc.y });
    doc.y += CONTACT_GAP;
  }
  drawQrCode(doc, block, pageUrl, { x: page.width - page.margin - QR_SIZE, y, width: QR_SIZE });
  doc.addText(block, "P", closingNote, styles.caption, { ...full, y: page.height - 84 });
}

/** Draws a QR code, dark on white. */
function drawQrCode(
  doc: DossierDocument,
  block: StructureElement,
  url: string,
  frame: { x: number; y: number; width: number },
): void {
  const { x, y, width } = frame;
  // Scanners need a white margin around the code.
  const { data, size } = encode(url, { ecc: "M", border: 2 });
  const unit = width / size;
  doc.addFigure(block, `Código QR que lleva a ${url}`, { ...frame, height: width }, () => {
    doc.rect(x, y, width, width).fill(color.white);
    // A single path for all modules, as separate ones show hairlines in between.
    for (const [row, modules] of data.entries()) {
      for (const [column, dark] of modules.entries()) {
        if (dark) doc.rect(x + column * unit, y + row * unit, unit, unit);
      }
    }
    doc.fill(color.ink);
  });
}
