import sharp from "sharp";
import { color, logo } from "../../src/styles/tokens";
import { SHARE_SIZE } from "../../src/utils/sharePicture";
import type { Style } from "../utils/fonts";
import { drawLine, fitText, type TextBlock } from "./svgText";

/** The texts on a share picture. */
export interface PictureText {
  /** The company's brand. */
  name: string;
  /** The page's category: «En construcción · Venta». */
  eyebrow?: string;
  title: string;
  /** A price, or the fact that no home is left. */
  offer?: string;
  /** The location or a summary. */
  detail: string;
}

/** The doorway through which the photograph is seen, down to the bottom of the picture. */
export const DOORWAY = { left: 628, top: 48, width: 524, height: 582 } as const;

const LEFT = 60;
const TEXT = { width: DOORWAY.left - LEFT - 36, top: 142, bottom: 578 } as const;

const styles = {
  eyebrow: { face: "bold", size: 29, leading: 1.3, color: color.accent },
  title: { face: "display", size: 104, leading: 1, color: color.ink },
  offer: { face: "display", size: 58, leading: 1.1, color: color.accent },
  detail: { face: "text", size: 31, leading: 1.32, color: color.muted },
  name: { face: "display", size: 50, leading: 1, color: color.ink },
} satisfies Record<string, Style>;

const GAP = 18;

/**
 * Draws the layer above the photograph: a wall with a doorway, and the texts.
 * @returns an SVG of the picture's size, transparent within the doorway, with text as paths
 */
export function drawOverlay(words: PictureText): string {
  const { width, height } = SHARE_SIZE;
  const { left, top } = DOORWAY;
  const radius = DOORWAY.width / 2;
  const doorway = `M${left} ${height}V${top + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height}Z`;
  const blocks = layOutColumn(words);
  let y = TEXT.bottom - blocks.reduce((sum, { height }) => sum + height + GAP, -GAP);
  const drawn = blocks.flatMap(({ lines, style, height }) => {
    const step = style.size * style.leading;
    // Centres capital letters in the line.
    const baseline = y + step / 2 + style.size * 0.34;
    y += height + GAP;
    return lines.map((line, row) => drawLine(line, style, LEFT, baseline + row * step));
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${color.page}" fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${doorway}"/>`,
    drawLogo(words.name),
    ...drawn,
    "</svg>",
  ].join("");
}

/** Lays out the texts from top to bottom, the title as large as the other texts allow. */
function layOutColumn(words: PictureText): TextBlock[] {
  const set = (key: "eyebrow" | "offer" | "detail", height: number) => {
    const text = words[key];
    return text ? [fitText(text, styles[key], { width: TEXT.width, height })] : [];
  };
  const above = set("eyebrow", 40);
  const below = [...set("offer", 64), ...set("detail", 150)];
  const taken = [...above, ...below].reduce((sum, { height }) => sum + height + GAP, 0);
  const room = { width: TEXT.width, height: TEXT.bottom - TEXT.top - taken };
  return [...above, fitText(words.title, styles.title, room), ...below];
}

/** Draws the logo of the site's header with the company's name. */
function drawLogo(text: string): string {
  const mark = `<g transform="translate(${LEFT} 48) scale(1.7)"><rect width="${logo.width}" height="${logo.height}" rx="${logo.radius}" fill="${color.accent}"/><path d="${logo.doorway}" fill="${color.page}"/></g>`;
  const { style } = fitText(text.replace(/\s/g, "\u00A0"), styles.name, {
    width: TEXT.width - 62,
    height: 50,
  });
  return mark + drawLine(text, style, LEFT + 62, 48 + 42);
}

/**
 * Renders a page's share picture; equal input gives equal bytes.
 * @param photo absolute path of the photograph
 * @param position the part to keep if the photograph is too wide
 * @returns a JPEG of 1200 by 630 pixels
 * @throws if the photograph is missing or can't be decoded
 */
export async function renderPicture(
  words: PictureText,
  photo: string,
  position: "centre" | "right" = "centre",
): Promise<Buffer> {
  const { left, top, width, height } = DOORWAY;
  const input = await sharp(photo)
    .autoOrient()
    .resize({ width, height, fit: "cover", position })
    .toColourspace("srgb")
    .png({ compressionLevel: 0 })
    .toBuffer();
  return (
    sharp({ create: { ...SHARE_SIZE, channels: 3, background: "#fff" } })
      .composite([
        { input, left, top },
        { input: Buffer.from(drawOverlay(words)), left: 0, top: 0 },
      ])
      .toColourspace("srgb")
      // Without mozjpeg, which takes twice as long and saves only a twelfth of the bytes.
      .jpeg({ quality: 84, progressive: true, optimiseCoding: true, chromaSubsampling: "4:4:4" })
      .toBuffer()
  );
}
