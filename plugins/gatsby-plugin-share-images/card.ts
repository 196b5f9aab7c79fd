import { color } from "../../src/styles/tokens";
import { SHARE_SIZE } from "../../src/utils/paths";
import { drawLine, fitText, measureText, type SetText, type Style } from "./text";

/** The words on a share picture. */
export interface Card {
  /** The company's brand. */
  name: string;
  /** Its category: «En construcción · Venta». */
  eyebrow?: string;
  title: string;
  price?: string;
  /** Its location or a summary. */
  detail: string;
}

/** The doorway that shows the photograph; it reaches the foot of the picture. */
export const DOORWAY = { left: 628, top: 48, width: 524, height: 582 } as const;

const LEFT = 60;
const TEXT = { left: LEFT, width: DOORWAY.left - LEFT - 36, top: 142, bottom: 578 } as const;

const eyebrow: Omit<Style, "size"> = { face: "strong", leading: 1.3, color: color.terracotta };
const title: Omit<Style, "size"> = { face: "serif", leading: 1, color: color.ink };
const price: Omit<Style, "size"> = { face: "serif", leading: 1.1, color: color.terracotta };
const detail: Omit<Style, "size"> = { face: "sans", leading: 1.32, color: color.muted };
const name: Style = { face: "serif", size: 50, leading: 1, color: color.ink };

const TITLE_SIZES = [104, 94, 84, 74, 66, 58, 50];
const GAP = 18;

/**
 * Draws the layer above the photograph: the wall with its doorway, and the words.
 * @returns an SVG of the picture's size, transparent within the doorway, with text as paths
 */
export function drawCard(card: Card): string {
  const { width, height } = SHARE_SIZE;
  const words = layOutColumn(card);
  const heights = words.map((set) => set.height + GAP);
  let y = TEXT.bottom - heights.reduce((sum, part) => sum + part, -GAP);
  const drawn = words.map((set, index) => {
    const lines = drawSetText(set, y);
    y += heights[index] ?? 0;
    return lines;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${color.plaster}" fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${drawDoorway()}"/>`,
    drawWordmark(card.name),
    ...drawn,
    "</svg>",
  ].join("");
}

/** Sets the words from top to bottom, the title as large as the other lines allow. */
function layOutColumn(card: Card): SetText[] {
  const set = (
    text: string | undefined,
    style: Omit<Style, "size">,
    sizes: number[],
    high: number,
  ) => (text ? [fitText(text, style, sizes, { width: TEXT.width, height: high })] : []);
  const above = set(card.eyebrow, eyebrow, [29, 24], 40);
  const below = [
    ...set(card.price, price, [58, 46], 64),
    ...set(card.detail, detail, [31, 28], 150),
  ];
  const taken = [...above, ...below].reduce((sum, set) => sum + set.height + GAP, 0);
  const room = { width: TEXT.width, height: TEXT.bottom - TEXT.top - taken };
  return [...above, fitText(card.title, title, TITLE_SIZES, room), ...below];
}

function drawSetText({ lines, style }: SetText, top: number): string {
  const step = style.size * style.leading;
  // Centres the capitals in the height of the line.
  const baseline = top + step / 2 + style.size * 0.34;
  return lines.map((line, row) => drawLine(line, style, TEXT.left, baseline + row * step)).join("");
}

function drawDoorway(): string {
  const { left, top, width } = DOORWAY;
  const radius = width / 2;
  return `M${left} ${SHARE_SIZE.height}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${SHARE_SIZE.height}Z`;
}

/** Draws the logo of the site's header, in a box of 26 by 30, and the name. */
function drawWordmark(text: string): string {
  const mark = `<g transform="translate(${LEFT} 48) scale(1.7)"><rect width="26" height="30" rx="1.5" fill="${color.terracotta}"/><path d="M7 30V16.5a6 6 0 0 1 12 0V30z" fill="${color.plaster}"/></g>`;
  const room = TEXT.width - 62;
  const size = Math.min(name.size, (name.size * room) / measureText(text, name));
  return mark + drawLine(text, { ...name, size }, LEFT + 62, 48 + 42);
}
