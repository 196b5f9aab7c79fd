import { readFile } from "node:fs/promises";
import path from "node:path";
import { hashOf, makerKey } from "../shared/hash";
import type { Sheet } from "./sheet";

/** What all dossiers depend on, as a hash. */
export const layoutKey = () =>
  makerKey("plugins/gatsby-plugin-dossier", ["pdfkit", "sharp", "uqr"]);

/**
 * What one dossier depends on.
 * @param layout what all of them depend on
 * @param sheet every word in it
 * @param folder the absolute folder that its pictures are relative to
 * @returns a hash
 * @throws if a picture is missing
 */
export async function dossierKey(layout: string, sheet: Sheet, folder: string): Promise<string> {
  const names = [sheet.cover, ...sheet.gallery, ...sheet.plans].map(({ image }) =>
    path.resolve(folder, image),
  );
  const pictures = await Promise.all(names.map((name) => readFile(name)));
  return hashOf(layout, JSON.stringify(sheet), ...pictures);
}
