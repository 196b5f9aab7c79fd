import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { slugify } from "../../src/utils/slug";
import { inspectPicture } from "../gatsby-plugin-content/pictures";
import { createRefusal, findFreeName, getFolder } from "./protocol";

/** Pictures that were chosen and not saved yet, by where they would be beside what their form shows. */
const chosen = new Map<string, Buffer>();

/**
 * Gets a picture that was chosen and not saved yet.
 * @param file from the project's root, with forward slashes
 */
export const getChosenPicture = (file: string): Buffer | undefined => chosen.get(file);

/** Forgets pictures that were saved. */
export function forgetPictures(version: string | undefined, names: Iterable<string>): void {
  for (const name of names) chosen.delete(getFolder(version) + name);
}

/**
 * Checks a picture that was chosen in a form, and keeps it until its entry is saved.
 * @param root absolute path of the project
 * @returns the name that it gets when its entry is saved, which no other file has:
 * «Salón grande.JPG» → «salon-grande.jpg», or «salon-grande-2.jpg» where there is one
 * @throws Refusal in the words of the content check
 */
export async function choosePicture(
  root: string,
  picture: { version?: string; name: string; minWidth: number; content: Buffer },
): Promise<string> {
  const { version, name, minWidth, content } = picture;
  const { name: base, ext } = path.parse(name);
  const ending = ext.toLowerCase().replace(/[^.a-z]/g, "");
  const wrong = await inspectPicture(ending, content, content.length, minWidth);
  if (wrong) throw createRefusal(`${wrong}: «${name}»`);
  const folder = getFolder(version);
  const beside = await readdir(path.join(root, folder)).catch(() => []);
  const taken = [...beside, ...chosen.keys()].map((one) => path.basename(one).toLowerCase());
  const free = findFreeName(taken, (number) => (slugify(base) || "foto") + number + ending);
  chosen.set(folder + free, content);
  return free;
}

/** Finds the pictures that an entry's text names beside it. */
export const findPictureNames = (text: string): string[] =>
  [...text.matchAll(/"\.\/([^"/]+)"/g)].map(([, name = ""]) => name);

/**
 * Collects the pictures that an entry comes with: chosen ones, and those of its original.
 * @param names the pictures that it names and its file did not
 * @returns the content of those that there are, by name
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
    const original = () => readFile(path.join(root, file)).catch(() => undefined);
    const content = chosen.get(file) ?? (isNew ? await original() : undefined);
    if (content) pictures.set(name, content);
  }
  return pictures;
}
