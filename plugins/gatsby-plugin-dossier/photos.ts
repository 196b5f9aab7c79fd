import sharp from "sharp";
import type { Brochure } from "./brochure";

/** Sizes in pixels; about 180, 280 and 240 per inch in print. */
const COVER = { width: 1500, height: 1260 };
const CELL = { width: 900, height: 570 };
const PLAN_WIDTH = 1600;

/** A floor plan and the ratio of its height to its width. */
export interface Plan {
  jpeg: Buffer;
  ratio: number;
}

const openPicture = (file: string) =>
  sharp(file).autoOrient().flatten({ background: "#fff" }).toColourspace("srgb");

const encodePhoto = (file: string, size: { width: number; height: number }): Promise<Buffer> =>
  openPicture(file)
    .resize({ ...size, fit: "cover" })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();

/** Encodes a plan uncropped and at a higher quality than a photograph, since it has fine lines. */
async function encodePlan(file: string): Promise<Plan> {
  const { data, info } = await openPicture(file)
    .resize({ width: PLAN_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, ratio: info.height / info.width };
}

/**
 * Encodes a listing's pictures at the resolution of print.
 * @returns JPEGs
 * @throws if a picture is missing or can't be decoded
 */
export async function encodePhotos({ cover, gallery, plans }: Brochure) {
  const [coverJpeg, galleryJpegs, encodedPlans] = await Promise.all([
    encodePhoto(cover.image.absolutePath, COVER),
    Promise.all(gallery.map(({ image }) => encodePhoto(image.absolutePath, CELL))),
    Promise.all(plans.map(({ image }) => encodePlan(image.absolutePath))),
  ]);
  return { cover: coverJpeg, gallery: galleryJpegs, plans: encodedPlans };
}
