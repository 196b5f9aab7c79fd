/** @jest-environment node */
import sharp, { type Region } from "sharp";
import {
  DOORWAY,
  drawOverlay,
  type PictureWords,
} from "../../../plugins/gatsby-plugin-share-images/picture";
import { color } from "../../../src/styles/tokens";

const long = "Residencial Los Jardines de la Dehesa de Navalcarbón, segunda fase";

const pictures: Record<string, PictureWords> = {
  short: { name: "Zaguán", title: "Casa", detail: "Madrid" },
  "long title": { name: "Zaguán", eyebrow: "Venta", title: long, offer: "9.999 €", detail: "M" },
  "endless title": { name: "Zaguán", title: Array(12).fill(long).join(" "), detail: "Madrid" },
  "one long word": { name: "Zaguán", title: "a".repeat(300), detail: "b".repeat(300) },
  "long rest": { name: long, eyebrow: long, title: long, offer: long, detail: long.repeat(9) },
};

/** Draws on the wall, and counts in parts of the picture what is drawn on something other than it. */
async function drawOnWall(svg: string) {
  const { r, g, b } = rgb(color.plaster);
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: color.plaster })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ left, top, width, height }: Region) => {
    let inked = 0;
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) {
        const at = (y * info.width + x) * info.channels;
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        if (Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b) > 12) inked += 1;
      }
    }
    return inked;
  };
}

const rgb = (hex: string) => {
  const [r = 0, g = 0, b = 0] = (hex.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16));
  return { r, g, b };
};

const text = { left: 60, top: 142, width: DOORWAY.left - 72, height: 440 };
const margins = {
  left: { left: 0, top: 0, width: 56, height: 630 },
  foot: { left: 0, top: 592, width: DOORWAY.left, height: 38 },
  top: { left: 0, top: 0, width: 1200, height: 40 },
  "under the wordmark": { left: 0, top: 108, width: DOORWAY.left, height: 28 },
  "beside the doorway": { left: DOORWAY.left - 20, top: 0, width: 19, height: 630 },
  right: { left: DOORWAY.left + DOORWAY.width + 1, top: 0, width: 47, height: 630 },
};

it.each(Object.entries(pictures))(
  "a picture with %s shows text, as paths that need no font, and runs over no margin",
  async (_, words) => {
    const svg = drawOverlay(words);
    expect(svg).not.toContain("<text");
    const countInk = await drawOnWall(svg);
    expect(countInk(text)).toBeGreaterThan(1000);
    const inked = Object.entries(margins).filter(([, area]) => countInk(area) > 0);
    expect(inked.map(([name]) => name)).toEqual([]);
  },
);

it("lets the photograph be seen through the doorway and nowhere else", async () => {
  const svg = drawOverlay({ name: "Zaguán", title: "Casa", detail: "Madrid" });
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  const { left, width, top } = DOORWAY;
  expect(alphaAt(left + width / 2, top + 8)).toBe(0);
  expect(alphaAt(left + 4, 620)).toBe(0);
  expect(alphaAt(left + 8, top + 8)).toBe(255);
  expect(alphaAt(20, 300)).toBe(255);
});
