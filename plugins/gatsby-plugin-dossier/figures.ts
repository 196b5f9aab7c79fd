import { color } from "../../src/styles/tokens";
import { ENERGY_SCALE, ENERGY_TEXT, listEnergyArrows } from "../../src/utils/energy";
import type { Brochure } from "./brochure";
import {
  addFigure,
  addPhoto,
  drawArtifact,
  drawRule,
  ensureSpace,
  full,
  lastY,
  main,
  page,
  startSection,
} from "./layout";
import type { Plan } from "./photos";
import { addText, drawText, measureHeight, type Style, styles } from "./text";

/** The least height of a plan, and the height of its title. */
const LOWEST = 280;
const PLAN_CAPTION = 24;

/** Draws the floor plans, each as large as its page allows. */
export function drawPlans(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { plans: list }: Brochure,
  drawn: readonly Plan[],
): void {
  if (list.length === 0) return;
  const element = startSection(doc, root, "Planos", PLAN_CAPTION + LOWEST);
  for (const [index, { title, alt }] of list.entries()) {
    const { jpeg, ratio } = drawn[index] as Plan;
    ensureSpace(doc, PLAN_CAPTION + LOWEST);
    addText(doc, element, "P", title, styles.strong, { ...main, y: doc.y });
    const y = doc.y + 16;
    const height = Math.min(full.width * ratio, lastY - y);
    const width = height / ratio;
    addPhoto(doc, element, alt, { x: full.x + (full.width - width) / 2, y, width, height }, jpeg);
    doc.y = y + height + 16;
  }
  element.end();
}

const GUTTER = 14;
const CELL = (full.width - GUTTER) / 2;
const HEIGHT = CELL * 0.633;
const CAPTION = 7;

/** Draws the four pictures in two rows on a page of their own. */
export function drawGallery(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  brochure: Brochure,
  jpegs: readonly Buffer[],
): void {
  doc.addPage();
  drawRule(doc, { ...full, y: page.top }, color.ink);
  doc.outline.addItem("Fotografías");
  const element = doc.struct("Sect");
  root.add(element);
  addText(doc, element, "H2", "Fotografías", styles.heading, { ...full, y: page.top + 14 });
  doc.y += 14;
  const cells = brochure.gallery.map(({ alt }, index) => ({ alt, jpeg: jpegs[index] as Buffer }));
  for (let index = 0; index < cells.length; index += 2) {
    drawPhotoRow(doc, element, cells.slice(index, index + 2));
  }
  element.end();
}

function drawPhotoRow(
  doc: PDFKit.PDFDocument,
  element: PDFKit.PDFStructureElement,
  pair: readonly { alt: string; jpeg: Buffer }[],
): void {
  const height = Math.max(...pair.map(({ alt }) => measureHeight(doc, alt, styles.caption, CELL)));
  ensureSpace(doc, HEIGHT + CAPTION + height);
  const y = doc.y;
  for (const [column, { alt, jpeg }] of pair.entries()) {
    const x = full.x + column * (CELL + GUTTER);
    addPhoto(doc, element, alt, { x, y, width: CELL, height: HEIGHT }, jpeg);
    // Screen readers already read the same words as the picture's alternative text.
    const box = { x, y: y + HEIGHT + CAPTION, width: CELL };
    drawArtifact(doc, () => drawText(doc, alt, styles.caption, box));
  }
  doc.y = y + HEIGHT + CAPTION + height + GUTTER;
}

/** Points per unit of the energy scale. */
const SCALE = 0.56;

const letters: Style = { face: "strong", size: 12, leading: 1, color: ENERGY_TEXT };

/** Draws the energy rating on its scale, or in words while it is in progress. */
export function drawEnergy(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { energy: rating }: Brochure,
): void {
  if (!rating) return;
  const size = { width: ENERGY_SCALE.width * SCALE, height: ENERGY_SCALE.height * SCALE };
  const element = startSection(doc, root, "Calificación energética", size.height);
  const at = { x: main.x, y: doc.y };
  if (rating.label === "pending") {
    addText(doc, element, "P", "En trámite", styles.strong, { ...main, y: at.y });
  } else {
    const alt = `${rating.words}, en una escala de la A a la G`;
    addFigure(doc, element, alt, { ...at, ...size }, () => drawScale(doc, at, rating.label));
    doc.y = at.y + size.height;
  }
  element.end();
}

function drawScale(
  doc: PDFKit.PDFDocument,
  at: { x: number; y: number },
  label: Queries.EnergyLabel,
): void {
  doc.save().translate(at.x, at.y).scale(SCALE);
  for (const { letter, ground, outline, mark, middle } of listEnergyArrows()) {
    const y = middle - 0.5 * letters.size;
    doc.path(outline).fill(ground);
    drawText(doc, letter, letters, { x: 8, y, width: 20 });
    if (letter !== label) continue;
    doc.path(mark).fill(color.ink);
    const marked = { ...letters, color: color.plaster };
    drawText(doc, letter, marked, { x: ENERGY_SCALE.width - 22, y, width: 20 });
  }
  doc.restore();
}
