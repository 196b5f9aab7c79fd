import path from "node:path";
import sharp from "sharp";
import type { Sheet } from "./sheet";

/** Pixels of the kinds of picture; some 180, 280 and 240 an inch in print. */
const COVER = { width: 1500, height: 1260 };
const CELL = { width: 900, height: 570 };
const PLAN_WIDTH = 1600;

/** The pictures of a dossier as JPEG. */
export interface Photos {
  cover: Buffer;
  gallery: Buffer[];
  plans: Plan[];
}

/** A floor plan, and its height by its width. */
export interface Plan {
  jpeg: Buffer;
  ratio: number;
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
  const plans = await Promise.all(
    sheet.plans.map(({ image }) => encodePlan(path.resolve(folder, image))),
  );
  return { cover, gallery, plans };
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

/** Whole, and with more care than a photograph: it is all fine lines. */
async function encodePlan(file: string): Promise<Plan> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width: PLAN_WIDTH, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, ratio: info.height / info.width };
}
