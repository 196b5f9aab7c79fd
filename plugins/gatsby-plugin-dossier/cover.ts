import { color, logo } from "../../src/styles/tokens";
import type { Style } from "../utils/fonts";
import { type DossierDocument, full, page, styles } from "./DossierDocument";
import type { Dossier } from "./dossierContent";

/** The heights of picture and footer, and the space above the facts, in points. */
const PICTURE = { max: 500, min: 200 };
const FOOTER = 66;
const SPACE_OVER_FACTS = 22;
/** The offsets of a fact's label and value below their rule. */
const LABEL = 12;
const VALUE = 28;

/** Draws the first page: picture, title, price and key facts. */
export function drawCover(doc: DossierDocument, dossier: Dossier): void {
  const { title, company, facts } = dossier;
  doc.addPage();
  // PDFKit assumes more leading than there is, and would move the last line to a new page.
  doc.page.margins.bottom = 0;
  const size = [50, 40, 27].find((size) => title.length * size < 1600) ?? 22;
  const lines: { tag: string; text: string; style: Style; space: number }[] = [
    { tag: "P", text: dossier.eyebrow, style: styles.eyebrow, space: 32 },
    { tag: "H1", text: title, style: { ...styles.title, size }, space: 6 },
    { tag: "P", text: dossier.location, style: styles.lead, space: 8 },
    { tag: "P", text: dossier.price, style: styles.price, space: 14 },
  ].filter(({ text }) => text);
  const column = full.width / facts.length;
  const width = column - 16;
  const textHeight = lines.reduce(
    (sum, { text, style, space }) => sum + space + doc.measureHeight(text, style, full.width),
    0,
  );
  const factHeight = Math.max(
    ...facts.map(({ value }) => doc.measureHeight(value, styles.figure, width)),
  );
  const rest = page.height - FOOTER - textHeight - SPACE_OVER_FACTS - VALUE - factHeight;
  const height = Math.max(PICTURE.min, Math.min(PICTURE.max, rest));
  doc.drawArtifact(() => doc.rect(0, 0, page.width, page.height).fill(color.page));
  doc.addPicture(doc.root, dossier.cover, { x: 0, y: 0, width: page.width, height });
  doc.drawArtifact(() => drawLogo(doc, company.name, height));
  if (dossier.coverCaption) drawCaption(doc, dossier.coverCaption, height);
  doc.y = height;
  for (const { tag, text, style, space } of lines) {
    doc.addText(doc.root, tag, text, style, { ...full, y: doc.y + space });
  }
  const y = doc.y + SPACE_OVER_FACTS;
  doc.drawRule({ ...full, y }, color.ink);
  const list = doc.addElement(doc.root, "L");
  for (const [index, { label, value }] of facts.entries()) {
    const x = full.x + index * column;
    const item = doc.addElement(list, "LI");
    doc.addText(item, "Lbl", label, styles.label, { x, y: y + LABEL, width });
    doc.addText(item, "LBody", value, styles.figure, { x, y: y + VALUE, width });
  }
}

/** Draws the picture's caption on a tab in its bottom right corner. */
function drawCaption(doc: DossierDocument, caption: string, bottom: number): void {
  const style = styles.caption;
  doc.font(style.face, style.size);
  const width = doc.widthOfString(caption) + 2;
  const x = full.x + full.width - width;
  doc.drawArtifact(() => doc.rect(x - 14, bottom - 22, page.width, 23).fill(color.page));
  doc.addText(doc.root, "P", caption, style, { x, y: bottom - 16, width });
}

/** Draws the logo of the site's header on a tab at the bottom of the picture. */
function drawLogo(doc: DossierDocument, name: string, bottom: number): void {
  const style: Style = { ...styles.figure, size: 24, leading: 1 };
  const x = full.x + 32;
  doc.font(style.face, style.size);
  // Wider than the text, because PDFKit wraps a line that is exactly as wide as its box.
  const width = doc.widthOfString(name) + 2;
  doc.rect(0, bottom - 56, x + width + 26, 57).fill(color.page);
  doc
    .save()
    .translate(full.x, bottom - 32)
    .scale(0.84);
  doc.roundedRect(0, 0, logo.width, logo.height, logo.radius).fill(color.accent);
  doc.path(logo.doorway).fill(color.page).restore();
  doc.drawText(name, style, { x, y: bottom - 35, width });
}
