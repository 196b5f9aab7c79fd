import { writeFile } from "node:fs/promises";
import sharp, { type Region } from "sharp";
import {
  DOORWAY,
  drawSharePicture,
  renderSharePicture,
} from "../../../plugins/gatsby-plugin-documents/renderSharePicture";
import type { PictureText } from "../../../plugins/gatsby-plugin-documents/sharePictureTexts";
import { tokens } from "../../../plugins/gatsby-plugin-documents/templateTokens";
import { SHARE_SIZE } from "../../../src/urls/sharePath";
import { flatPicture } from "../../sampleContent";
import { tempFolder } from "../../tempFolder";

const place = tempFolder();
beforeEach(async () => writeFile(place("1.jpg"), await flatPicture(1200, 800)));

const long = "Residencial Los Jardines de la Dehesa de Navalcarbón, segunda fase";

const pictures: Record<string, PictureText> = {
  short: { name: "Zaguán", title: "Casa", detail: "Madrid" },
  "long title": { name: "Zaguán", eyebrow: "Venta", title: long, offer: "9.999 €", detail: "M" },
  "endless title": { name: "Zaguán", title: Array(12).fill(long).join(" "), detail: "Madrid" },
  "one long word": { name: "Zaguán", title: "a".repeat(300), detail: "b".repeat(300) },
  "long rest": { name: long, eyebrow: long, title: long, offer: long, detail: long.repeat(9) },
  "markup and lines": { name: "A & B", title: "#set *x* $a$\n<b>", detail: "_c_ `d`" },
};

function createInput(words: PictureText) {
  const image = { absolutePath: place("1.jpg"), internal: { contentDigest: "1" } };
  return { path: "/", words, image, size: SHARE_SIZE, tokens };
}

/** Measures the colour variation of a part, which is zero if it is bare. */
async function measureInk(svg: string, part: Region) {
  const picture = sharp(Buffer.from(svg), { density: 72 }).flatten().extract(part);
  const { channels } = await sharp(await picture.png().toBuffer()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

const left = 628;
const text = { left: 60, top: 142, width: left - 72, height: 440 };
const margins = {
  left: { left: 0, top: 0, width: 56, height: 630 },
  foot: { left: 0, top: 592, width: left, height: 38 },
  top: { left: 0, top: 0, width: 1200, height: 40 },
  "under the logo": { left: 0, top: 108, width: left, height: 28 },
  "beside the doorway": { left: left - 20, top: 0, width: 19, height: 630 },
  right: { left: left + DOORWAY.width + 1, top: 0, width: 47, height: 630 },
};

it.each(Object.entries(pictures))(
  "a picture with %s draws its text as paths, and none in the margins",
  async (_, words) => {
    const svg = await drawSharePicture(createInput(words));
    expect(svg).not.toContain("<text");
    expect(await measureInk(svg, text)).toBeGreaterThan(3);
    for (const [name, margin] of Object.entries(margins)) {
      expect([name, await measureInk(svg, margin)]).toEqual([name, 0]);
    }
  },
);

it("renders identical JPEGs of 1200 by 630 for identical texts", async () => {
  const input = createInput({ name: "Zaguán", title: "Casa", detail: "Madrid" });
  const [first, second] = [await renderSharePicture(input), await renderSharePicture(input)];
  expect(first.equals(second)).toBe(true);
  const { format, width, height } = await sharp(first).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
});

it("shows the photograph only through the doorway", async () => {
  const picture = await renderSharePicture(
    createInput({ name: "Zaguán", title: "Casa", detail: "Madrid" }),
  );
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels];
  const photograph = 0xa0;
  const page = 0xf6;
  expect(redAt(left + DOORWAY.width / 2, 58)).toBeCloseTo(photograph, -1);
  expect(redAt(left + 4, 620)).toBeCloseTo(photograph, -1);
  expect(redAt(left + 8, 56)).toBeCloseTo(page, -1);
  expect(redAt(20, 300)).toBeCloseTo(page, -1);
});

it("stops with the name of a photograph that is missing", async () => {
  const input = createInput({ name: "Zaguán", title: "Casa", detail: "Madrid" });
  const image = { ...input.image, absolutePath: place("2.jpg") };
  await expect(renderSharePicture({ ...input, image })).rejects.toThrow(/2\.jpg {2}Input file/);
});
