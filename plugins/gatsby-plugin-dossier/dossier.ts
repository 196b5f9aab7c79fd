import { description, features } from "./body";
import { contact } from "./contact";
import { cover } from "./cover";
import { closeDocument, openDocument } from "./document";
import { energy } from "./energy";
import { footers } from "./footer";
import { gallery } from "./gallery";
import { photosOf, type Shrink } from "./photos";
import { plans } from "./plans";
import type { Sheet } from "./sheet";
import { terms } from "./terms";
import { units } from "./units";

/**
 * Makes the dossier of a project or a rental, of which equal input always gives equal bytes.
 * @param sheet the listing, put into words
 * @param folder the absolute folder that its pictures are relative to
 * @param small makes pictures as small as print needs them
 * @returns a tagged PDF
 * @throws if a picture is missing or can't be decoded
 */
export async function printed(sheet: Sheet, folder: string, small: Shrink): Promise<Buffer> {
  const photos = await photosOf(sheet, folder, small);
  const { doc, root } = openDocument(sheet);
  cover(doc, root, sheet, photos.cover);
  doc.addPage();
  description(doc, root, sheet);
  features(doc, root, sheet);
  for (const part of sheet.terms) terms(doc, root, part);
  units(doc, root, sheet);
  plans(doc, root, sheet, photos.plans);
  gallery(doc, root, sheet, photos.gallery);
  energy(doc, root, sheet);
  contact(doc, root, sheet);
  root.end();
  footers(doc, sheet.shownUrl);
  return closeDocument(doc);
}
