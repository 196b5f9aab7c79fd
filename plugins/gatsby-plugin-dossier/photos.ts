import path from "node:path";
import sharp from "sharp";
import { remember } from "../shared/remember";
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

/** Makes one picture as small as print needs it. */
export interface Shrink {
  photo: (photo: Photo) => Promise<Buffer>;
  plan: (file: string) => Promise<Plan>;
}

interface Photo {
  /** Absolute path. */
  file: string;
  size: { width: number; height: number };
}

/** One for many dossiers: what two of them show is made once, so they must not outlive a change of the pictures. */
export const shrink = (): Shrink => ({
  photo: remember(encodePhoto, ({ file, size }) => JSON.stringify([file, size])),
  plan: remember(encodePlan, (file) => file),
});

/**
 * Makes a listing's pictures as small as print needs them.
 * @param folder the absolute folder that their paths start from
 * @throws if a picture is missing or can't be decoded
 */
export async function photosOf(
  sheet: Sheet,
  folder: string,
  { photo, plan }: Shrink,
): Promise<Photos> {
  const fileOf = ({ image }: { image: string }) => path.resolve(folder, image);
  const [cover, ...gallery] = await Promise.all([
    photo({ file: fileOf(sheet.cover), size: COVER }),
    ...sheet.gallery.map((one) => photo({ file: fileOf(one), size: CELL })),
  ]);
  const plans = await Promise.all(sheet.plans.map((one) => plan(fileOf(one))));
  return { cover, gallery, plans };
}

function encodePhoto({ file, size }: Photo): Promise<Buffer> {
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
