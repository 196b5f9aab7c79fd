import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { color } from "../styles/tokens";
import type { Sheet } from "./sheet";

/** From where the site is built: once compiled, this module lies elsewhere. */
const SOURCE = path.resolve("src/dossier");

const LIBRARIES = ["pdfkit", "sharp", "uqr"];

/**
 * What all dossiers depend on: the code and the fonts of this folder, the libraries and the
 * palette. No version to raise by hand, and so none to forget.
 * @returns a hash
 */
export async function layoutKey(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(path.resolve("package.json"), "utf8"));
  const entries = await readdir(SOURCE, { recursive: true });
  const files = entries.filter((entry) => path.extname(entry)).sort();
  const bytes = await Promise.all(files.map((file) => readFile(path.join(SOURCE, file))));
  const versions = LIBRARIES.map((name) => `${name} ${dependencies?.[name]}`);
  return hashOf(JSON.stringify([versions, color]), ...bytes);
}

/**
 * What one dossier depends on.
 * @param layout what all of them depend on
 * @param sheet every word in it
 * @param folder the absolute folder that its pictures are relative to
 * @returns a hash
 * @throws if a picture is missing
 */
export async function dossierKey(layout: string, sheet: Sheet, folder: string): Promise<string> {
  const names = [sheet.cover, ...sheet.gallery].map(({ image }) => path.resolve(folder, image));
  const pictures = await Promise.all(names.map((name) => readFile(name)));
  return hashOf(layout, JSON.stringify(sheet), ...pictures);
}

/** A hash of some parts; each with its length, so that none can pass into the next. */
function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}
