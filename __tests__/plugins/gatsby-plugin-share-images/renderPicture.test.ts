import { writeFile } from "node:fs/promises";
import sharp, { type Region } from "sharp";
import {
  DOORWAY,
  drawOverlay,
  type PictureText,
  renderPicture,
} from "../../../plugins/gatsby-plugin-share-images/renderPicture";
import { color } from "../../../src/styles/tokens";
import { tempFolder } from "../../tempFolder";
import { flatPicture } from "../gatsby-plugin-content/sampleContent";

const place = tempFolder();

const long = "Residencial Los Jardines de la Dehesa de Navalcarbón, segunda fase";

const pictures: Record<string, PictureText> = {
  short: { name: "Zaguán", title: "Casa", detail: "Madrid" },
  "long title": { name: "Zaguán", eyebrow: "Venta", title: long, offer: "9.999 €", detail: "M" },
  "endless title": { name: "Zaguán", title: Array(12).fill(long).join(" "), detail: "Madrid" },
  "one long word": { name: "Zaguán", title: "a".repeat(300), detail: "b".repeat(300) },
  "long rest": { name: long, eyebrow: long, title: long, offer: long, detail: long.repeat(9) },
};

/** Draws on the page's colour, and measures the colour variation of a part, which is zero if it is bare. */
async function measureInk(svg: string, part: Region) {
  const picture = sharp(Buffer.from(svg)).flatten({ background: color.page }).extract(part);
  const { channels } = await sharp(await picture.png().toBuffer()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

const text = { left: 60, top: 142, width: DOORWAY.left - 72, height: 440 };
const margins = {
  left: { left: 0, top: 0, width: 56, height: 630 },
  foot: { left: 0, top: 592, width: DOORWAY.left, height: 38 },
  top: { left: 0, top: 0, width: 1200, height: 40 },
  "under the logo": { left: 0, top: 108, width: DOORWAY.left, height: 28 },
  "beside the doorway": { left: DOORWAY.left - 20, top: 0, width: 19, height: 630 },
  right: { left: DOORWAY.left + DOORWAY.width + 1, top: 0, width: 47, height: 630 },
};

it.each(Object.entries(pictures))(
  "a picture with %s draws its text as paths, and none in the margins",
  async (_, words) => {
    const svg = drawOverlay(words);
    expect(svg).not.toContain("<text");
    expect(await measureInk(svg, text)).toBeGreaterThan(3);
    for (const [name, margin] of Object.entries(margins)) {
      expect([name, await measureInk(svg, margin)]).toEqual([name, 0]);
    }
  },
);

it("shows the photograph only through the doorway", async () => {
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

it("renders identical JPEGs of 1200 by 630 for identical texts", async () => {
  const photo = place("1.jpg");
  await writeFile(photo, await flatPicture(1200, 800));
  const render = () => renderPicture({ name: "Zaguán", title: "Casa", detail: "Madrid" }, photo);
  const [first, second] = [await render(), await render()];
  expect(first.equals(second)).toBe(true);
  const { format, width, height } = await sharp(first).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
});
