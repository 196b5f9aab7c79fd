import {
  createEnergyArrows,
  ENERGY_SCALE,
  ENERGY_TEXT,
} from "../../src/components/listing/energyArrows";
import { color } from "../../src/styles/tokens";
import type { Style } from "../utils/fonts";
import {
  type Cell,
  type DossierDocument,
  full,
  HEADING_HEIGHT,
  main,
  type StructureElement,
  styles,
} from "./DossierDocument";
import type { Block, Dossier, Plan } from "./dossierContent";

/** The minimum height of a floor plan, in points. */
const MIN_PLAN_HEIGHT = 300;

/**
 * Draws all blocks between cover and gallery. A floor plan that does not fit on the current page
 * moves to the next one, and text fills the page in the meantime.
 */
export function drawBlocks(doc: DossierDocument, blocks: Dossier["blocks"]): void {
  let waiting: Block[] = [];
  for (const block of blocks) {
    if (block.plan) waiting.push(block);
    else drawBlock(doc, block);
    const [plan, ...others] = waiting;
    if (!plan || doc.getRemainingHeight() < HEADING_HEIGHT + MIN_PLAN_HEIGHT) continue;
    drawBlock(doc, plan);
    waiting = others;
  }
  for (const plan of waiting) drawBlock(doc, plan);
}

function drawBlock(doc: DossierDocument, block: Block): void {
  const { title, text, phrases, facts, table, plan, energy } = block;
  if (plan) {
    drawPlan(doc, title, plan);
    return;
  }
  const element = doc.startBlock(title, 120);
  for (const paragraph of text?.trim().split(/\n\s*\n/) ?? []) {
    doc.ensureSpace(40);
    doc.addText(element, "P", paragraph.trim(), styles.body, { ...main, y: doc.y });
    doc.y += 10;
  }
  if (phrases) drawPhrases(doc, doc.addElement(element, "L"), phrases);
  if (facts) drawFacts(doc, doc.addElement(element, "L"), facts);
  if (table) drawTable(doc, doc.addElement(element, "Table"), table);
  if (energy) drawEnergy(doc, element, energy);
}

/** Draws short phrases in two columns, read row by row. */
function drawPhrases(
  doc: DossierDocument,
  list: StructureElement,
  phrases: readonly string[],
): void {
  const [step, width] = [main.width / 2 + 10, main.width / 2 - 10];
  for (let index = 0; index < phrases.length; index += 2) {
    const cells = phrases.slice(index, index + 2).map((text, column) => {
      return { tag: "LBody", text, style: styles.item, x: main.x + column * step, width };
    });
    doc.drawRow(() => doc.addElement(list, "LI"), cells, index === 0);
  }
}

/** Draws a list of labels with their values. */
function drawFacts(
  doc: DossierDocument,
  list: StructureElement,
  facts: NonNullable<Block["facts"]>,
): void {
  const label = { x: main.x, width: 112 };
  const value = { x: main.x + 120, width: main.width - 120 };
  const rows = facts.map((fact) => [
    { tag: "Lbl", text: fact.label, style: styles.label, ...label },
    { tag: "LBody", text: fact.value, style: styles.item, ...value },
  ]);
  for (const [index, cells] of rows.entries()) {
    const item = doc.addElement(list, "LI");
    // Keeps the last row, perhaps a total, from being alone on the next page.
    const rest = rows.slice(index);
    if (rest.length === 2) doc.ensureSpace(rest.reduce((sum, row) => sum + doc.measureRow(row), 0));
    doc.drawRow(() => item, cells, index === 0);
  }
}

type Table = NonNullable<Block["table"]>;

/** The space between a table's columns. */
const GAP = 8;

/** Computes column widths as browsers do: long texts wrap before words break. */
function measureColumns(doc: DossierDocument, { columns, rows }: Table): number[] {
  const measure = (text: string, { face, size }: Style) =>
    doc.font(face, size).widthOfString(text) + GAP + 1;
  const widths = columns.map(({ key, head }) => {
    const style = key === "name" ? styles.cellHead : styles.cell;
    const find = (split: (text: string) => string[]) =>
      Math.max(
        ...split(head).map((text) => measure(text, styles.caption)),
        ...rows.flatMap((words) => split(words[key])).map((text) => measure(text, style)),
      );
    return { least: find((text) => text.split(" ")), most: find((text) => [text]) };
  });
  const least = widths.reduce((sum, column) => sum + column.least, 0);
  const wanted = widths.reduce((sum, column) => sum + column.most - column.least, 0);
  const free = full.width - least;
  if (free < 0) return widths.map((column) => (column.least * full.width) / least);
  if (free > wanted) return widths.map(({ most }) => most + (free - wanted) / widths.length);
  return widths.map((column) => column.least + (free * (column.most - column.least)) / wanted);
}

/** Draws a table across the page, repeating the column heads on every page. */
function drawTable(doc: DossierDocument, table: StructureElement, { columns, rows }: Table): void {
  const widths = measureColumns(doc, { columns, rows });
  const place = (
    getText: (column: (typeof columns)[number]) => string,
    isHead: boolean,
  ): Cell[] => {
    let x: number = full.x;
    return columns.map((column, index) => {
      const width = widths[index] ?? 0;
      x += width;
      const isName = column.key === "name";
      return {
        text: getText(column),
        tag: isHead || isName ? "TH" : "TD",
        style: isHead ? styles.caption : isName ? styles.cellHead : styles.cell,
        x: x - width,
        width: width - GAP,
        options: isHead ? { scope: "Column" } : isName ? { scope: "Row" } : {},
      };
    });
  };
  const head = place((column) => column.head, true);
  const draw = (cells: Cell[]) => {
    const row = doc.addElement(table, "TR");
    doc.drawRow(() => row, cells, cells === head);
  };
  draw(head);
  for (const words of rows) {
    const cells = place(({ key }) => words[key], false);
    if (doc.measureRow(cells) > doc.getRemainingHeight()) {
      doc.addPage();
      doc.repeatRow(head);
    }
    draw(cells);
  }
}

/** Draws the energy rating on its scale, or only in words while it is pending. */
function drawEnergy(
  doc: DossierDocument,
  block: StructureElement,
  { label, words, alt }: NonNullable<Block["energy"]>,
): void {
  doc.addText(block, "P", words, styles.strong, { ...main, y: doc.y });
  if (label === "pending") return;
  const at = { x: main.x, y: doc.y + 8 };
  const scale = 0.56;
  const size = { width: ENERGY_SCALE.width * scale, height: ENERGY_SCALE.height * scale };
  const letters: Style = { face: "bold", size: 12, leading: 1, color: ENERGY_TEXT };
  doc.addFigure(block, alt, { ...at, ...size }, () => {
    doc.save().translate(at.x, at.y).scale(scale);
    for (const { letter, background, outline, pointer, middle } of createEnergyArrows()) {
      const y = middle - 0.5 * letters.size;
      doc.path(outline).fill(background);
      doc.drawText(letter, letters, { x: 8, y, width: 20 });
      if (letter !== label) continue;
      doc.path(pointer).fill(color.ink);
      const marked = { ...letters, color: color.page };
      doc.drawText(letter, marked, { x: ENERGY_SCALE.pointerLetter, y, width: 20 });
    }
    doc.restore();
  });
  doc.y = at.y + size.height;
}

/** Draws a floor plan as large as the page allows. */
function drawPlan(doc: DossierDocument, title: string, plan: Plan): void {
  const picture = doc.getPicture(plan.image);
  const block = doc.startBlock(title, MIN_PLAN_HEIGHT, full);
  const scale = Math.min(full.width / picture.width, doc.getRemainingHeight() / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const [x, y] = [full.x + (full.width - size.width) / 2, doc.y];
  doc.addPicture(block, { ...plan, focus: null }, { x, y, ...size });
  doc.y = y + size.height;
}
