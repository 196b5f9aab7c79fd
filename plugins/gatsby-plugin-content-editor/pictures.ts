import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { slugify } from "../../src/utils/slug";
import { inspectPicture } from "../gatsby-plugin-content/pictures";
import { createRefusal, findFreeName, getFolder } from "./protocol";

/** Pictures that were chosen but not yet saved, by their path in the folder of their form's entry. */
const chosen = new Map<string, Buffer>();

/**
 * Gets a picture that was chosen but not yet saved.
 * @param file path from the project's root, with forward slashes
 */
export const getChosenPicture = (file: string): Buffer | undefined => chosen.get(file);

/** Drops chosen pictures once they are saved. */
export function forgetPictures(version: string | undefined, names: Iterable<string>): void {
  for (const name of names) chosen.delete(getFolder(version) + name);
}

/**
 * Validates a picture that was chosen in a form, and keeps it until its entry is saved.
 * @param root absolute path of the project
 * @returns the file name under which it is saved with its entry: «Salón grande.JPG» →
 * «salon-grande.jpg», or «salon-grande-2.jpg» if another picture has that name
 * @throws Refusal with the message of the content check
 */
export async function choosePicture(
  root: string,
  picture: { version?: string; name: string; minWidth: number; current?: string; content: Buffer },
): Promise<string> {
  const { version, name, minWidth, current = "", content } = picture;
  const { name: base, ext } = path.parse(name);
  const extension = ext.toLowerCase().replace(/[^.a-z]/g, "");
  const wrong = await inspectPicture(extension, content, content.length, minWidth);
  if (wrong) throw createRefusal(`${wrong}: «${name}»`);
  const folder = getFolder(version);
  const saved = await readdir(path.join(root, folder)).catch(() => []);
  const unsaved = [...chosen.keys()].filter((file) => file.startsWith(folder));
  const names = [...saved, ...unsaved.map((file) => path.basename(file))];
  const stem = slugify(base) || "foto";
  const wanted = stem + extension;
  const known = chosen.get(folder + wanted) ?? (await readSaved(root, folder + wanted));
  // Some disks would also find a name in capitals.
  if (known?.equals(content) && names.includes(wanted)) return wanted;
  const taken = [...names, path.basename(current)].map((one) => one.toLowerCase());
  const free = findFreeName(taken, (number) => stem + number + extension);
  chosen.set(folder + free, content);
  return free;
}

const readSaved = (root: string, file: string) =>
  readFile(path.join(root, file)).catch(() => undefined);

/** Finds the names of the pictures in its own folder to which an entry's text refers. */
export const findPictureNames = (text: string): string[] =>
  [...text.matchAll(/"\.\/([^"/]+)"/g)].map(([, name = ""]) => name);

/**
 * Collects the pictures to save with an entry: newly chosen ones, and those of a duplicate's original.
 * @param names the pictures to which the entry refers and its file did not yet
 * @returns the content of those that exist, by name
 */
export async function collectPictures(
  root: string,
  names: readonly string[],
  version: string | undefined,
  isNew: boolean,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const name of names) {
    const file = getFolder(version) + name;
    const content = chosen.get(file) ?? (isNew ? await readSaved(root, file) : undefined);
    if (content) pictures.set(name, content);
  }
  return pictures;
}
