import path from "node:path";
import sharp from "sharp";
import type { Sheet } from "./sheet";

/** Pixels of the two kinds of picture; some 180 and 280 an inch in print. */
const COVER = { width: 1500, height: 1260 };
const CELL = { width: 900, height: 570 };

/** The pictures of a dossier as JPEG. */
export interface Photos {
  cover: Buffer;
  gallery: Buffer[];
}

/**
 * Makes a listing's pictures as small as print needs them.
 * @param folder the absolute folder that their paths start from
 * @throws if a picture is missing or can't be decoded
 */
export async function photosOf(sheet: Sheet, folder: string): Promise<Photos> {
  const [cover, ...gallery] = await Promise.all([
    encode(path.resolve(folder, sheet.cover.image), COVER),
    ...sheet.gallery.map(({ image }) => encode(path.resolve(folder, image), CELL)),
  ]);
  return { cover, gallery };
}

function encode(file: string, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize({ ...size, fit: "cover" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
}
