import { color } from "../../src/styles/tokens";
import { ENERGY_TEXT } from "../../src/utils/energy";
import { ENERGY_SCALE, energyArrows } from "../../src/utils/energyScale";
import { figure } from "./figure";
import { main } from "./page";
import { section } from "./section";
import type { Sheet } from "./sheet";
import { draw, type Style, styles, write } from "./text";

/** How large the scale is drawn, against its own units. */
const SCALE = 0.56;

const letters: Style = { face: "strong", size: 12, leading: 1, color: ENERGY_TEXT };

/** The energy rating on its scale; in words while it is on its way. */
export function energy(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { energy: rating }: Sheet,
): void {
  if (!rating) return;
  const size = { width: ENERGY_SCALE.width * SCALE, height: ENERGY_SCALE.height * SCALE };
  const element = section(doc, root, "Calificación energética", size.height);
  const at = { x: main.x, y: doc.y };
  if (rating.label === "pending") {
    write(doc, element, "P", "En trámite", styles.strong, { ...main, y: at.y });
  } else {
    const alt = `${rating.words}, en una escala de la A a la G`;
    figure(doc, element, alt, { ...at, ...size }, () => scale(doc, at, rating.label));
    doc.y = at.y + size.height;
  }
  element.end();
}

function scale(
  doc: PDFKit.PDFDocument,
  at: { x: number; y: number },
  label: Queries.EnergyLabel,
): void {
  doc.save().translate(at.x, at.y).scale(SCALE);
  for (const { letter, ground, outline, mark, middle } of energyArrows()) {
    const y = middle - 0.5 * letters.size;
    doc.path(outline).fill(ground);
    draw(doc, letter, letters, { x: 8, y, width: 20 });
    if (letter !== label) continue;
    doc.path(mark).fill(color.ink);
    const marked = { ...letters, color: color.plaster };
    draw(doc, letter, marked, { x: ENERGY_SCALE.width - 22, y, width: 20 });
  }
  doc.restore();
}
