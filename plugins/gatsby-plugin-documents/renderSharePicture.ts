import sharp from "sharp";
import { encodePicture } from "./encodePicture";
import type { SharedPage } from "./sharePictureTexts";
import type { Tokens } from "./templateTokens";
import { compileSvg } from "./typst";

/** The size of the doorway through which the photograph is seen. */
export const DOORWAY = { width: 524, height: 582 };

type Input = SharedPage & { size: { width: number; height: number }; tokens: Tokens };

/**
 * Draws a page's share picture as an SVG, with text as paths: sharp would use the machine's fonts.
 * @throws Error that names the file, if the photograph is missing or can't be decoded, or if the
 * template can't be compiled
 */
export async function drawSharePicture({ image, position, ...rest }: Input) {
  const photo = await encodePicture(image, (opened) =>
    opened
      .resize({ ...DOORWAY, fit: "cover", position: position ?? "centre" })
      .png({ compressionLevel: 0 }),
  );
  const data = { ...rest, doorway: DOORWAY, photo: "photo.png" };
  return compileSvg("share-picture.typ", data, { "photo.png": photo.data });
}

/**
 * Renders a page's share picture; equal input gives equal bytes.
 * @returns a JPEG of 1200 by 630 pixels
 * @throws Error like `drawSharePicture`
 */
export async function renderSharePicture(page: Input): Promise<Buffer> {
  const svg = await drawSharePicture(page);
  return (
    sharp(Buffer.from(svg), { density: 72 })
      .flatten()
      // Without mozjpeg, which takes twice as long and saves only a twelfth of the bytes.
      .jpeg({ quality: 84, progressive: true, optimiseCoding: true, chromaSubsampling: "4:4:4" })
      .toBuffer()
  );
}
