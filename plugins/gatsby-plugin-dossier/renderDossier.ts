import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { drawBlocks } from "./blocks";
import { drawCover } from "./cover";
import { DossierDocument, type Pictures } from "./DossierDocument";
import type { Dossier } from "./dossierContent";
import { drawFooters } from "./footers";
import { drawGalleryAndContact } from "./galleryAndContact";

/** Encodes all pictures at print resolution. */
async function encodePictures({ cover, gallery, blocks }: Dossier): Promise<Pictures> {
  const plans = blocks.flatMap(({ plan }) => (plan ? [plan] : []));
  const sized = [
    ...gallery.photos.map(({ image }) => ({ image, width: 1200, quality: 74 })),
    // The cover is printed larger, and floor plans have fine lines.
    ...[cover, ...plans].map(({ image }) => ({ image, width: 1600, quality: 80 })),
  ];
  const encoded = sized.map(async ({ image: { absolutePath }, width, quality }) => {
    const { data, info } = await sharp(absolutePath)
      .autoOrient()
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return [absolutePath, { jpeg: data, width: info.width, height: info.height }] as const;
  });
  return new Map(await Promise.all(encoded));
}

/**
 * Renders the dossier of a project or rental; equal input gives equal bytes.
 * @returns a tagged PDF
 * @throws if a picture is missing or can't be decoded
 */
export async function renderDossier(dossier: Dossier): Promise<Buffer> {
  const doc = new DossierDocument(dossier, await encodePictures(dossier));
  drawCover(doc, dossier);
  doc.addPage();
  drawBlocks(doc, dossier.blocks);
  drawGalleryAndContact(doc, dossier);
  doc.root.end();
  drawFooters(doc, dossier.footer);
  doc.end();
  return buffer(doc);
}
