import sharp from "sharp";
import { SHARE_SIZE } from "../utils/sharePath";
import { type Card, cardOf, DOORWAY } from "./card";

/** A photograph to be seen through the doorway. */
export interface Photo {
  /** Absolute path. */
  file: string;
  /** Which part is kept where it is too wide; the middle unless told. */
  position?: "centre" | "right";
}

/**
 * Makes the picture that a page is shared with; equal input always gives equal bytes.
 * @param card the words
 * @returns a JPEG of 1200 by 630 pixels
 * @throws if the photograph is missing or can't be decoded
 */
export async function pictureOf(card: Card, { file, position = "centre" }: Photo): Promise<Buffer> {
  const { left, top, width, height } = DOORWAY;
  const view = await sharp(file)
    .autoOrient()
    .resize({ width, height, fit: "cover", position })
    .toBuffer();
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: "#fff" } })
    .composite([
      { input: view, left, top },
      { input: Buffer.from(cardOf(card)), left: 0, top: 0 },
    ])
    .toColourspace("srgb")
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
