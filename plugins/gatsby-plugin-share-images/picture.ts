import sharp, { type OutputInfo } from "sharp";
import { SHARE_SIZE } from "../../src/utils/sharePath";
import { type Card, cardOf, DOORWAY } from "./card";

/** A photograph to be seen through the doorway. */
export interface Photo {
  /** Absolute path. */
  file: string;
  /** Which part is kept where it is too wide; the middle unless told. */
  position?: "centre" | "right";
}

/** What is seen of a photograph, as pixels. */
export interface View {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Cuts a photograph to what is seen through the doorway.
 * @throws if it is missing or can't be decoded
 */
export function viewOf({ file, position = "centre" }: Photo): Promise<View> {
  const { width, height } = DOORWAY;
  return sharp(file)
    .autoOrient()
    .resize({ width, height, fit: "cover", position })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Makes the picture that a page is shared with; equal input always gives equal bytes.
 * @param card the words
 * @returns a JPEG of 1200 by 630 pixels
 */
export async function pictureOf(card: Card, { data, info }: View): Promise<Buffer> {
  const { left, top } = DOORWAY;
  const { width, height, channels } = info;
  return (
    sharp({ create: { ...SHARE_SIZE, channels: 3, background: "#fff" } })
      .composite([
        { input: data, raw: { width, height, channels }, left, top },
        { input: Buffer.from(cardOf(card)), left: 0, top: 0 },
      ])
      .toColourspace("srgb")
      // Without mozjpeg: a twelfth more bytes for those who preview a link, in half the time.
      .jpeg({ quality: 84, progressive: true, optimiseCoding: true, chromaSubsampling: "4:4:4" })
      .toBuffer()
  );
}
