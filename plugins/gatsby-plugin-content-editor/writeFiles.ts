import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isWarning } from "../gatsby-plugin-content/issues";
import { validateContent } from "../gatsby-plugin-content/validateContent";
import { createRefusal, type Refusal } from "./problems";
import { findPictureNames } from "./protocol";

/** A picture that comes with an entry. */
export interface NewPicture {
  name: string;
  content: Buffer;
}

/** Where replaced pictures go, from the project's root: nothing of a maintainer's is deleted. */
const BIN = "papelera";

/** Says why nothing can be written. */
function explainWriting(error: unknown): Refusal {
  const { code = "error" } = error as NodeJS.ErrnoException;
  const words: Record<string, string> = {
    ENOSPC: "No queda sitio en el disco: no se ha guardado nada.",
    EEXIST: "Ya hay una imagen con ese nombre: elígela otra vez.",
  };
  const refused = `No se puede escribir en la carpeta data (${code}): da permiso a tu usuario.`;
  return createRefusal(words[code] ?? refused);
}

/** Writes all or nothing: what was there before comes back where writing fails. */
export async function writeAll(
  root: string,
  file: string,
  { before, text, pictures }: { before?: string; text: string; pictures: NewPicture[] },
) {
  const target = path.join(root, file);
  const created: string[] = [];
  try {
    const folder = await mkdir(path.dirname(target), { recursive: true });
    if (folder) created.push(folder);
    for (const { name, content } of pictures) {
      const picture = path.join(path.dirname(target), name);
      await writeFile(picture, content, { flag: "wx" }).catch((error) => {
        if (error.code !== "EEXIST") created.push(picture);
        throw error;
      });
      created.push(picture);
    }
    // In its place: Gatsby's watcher misses some files that are moved there.
    await writeFile(target, text);
  } catch (error) {
    for (const name of created.reverse()) await rm(name, { recursive: true, force: true });
    // Nothing else can be done where not even this can be written.
    const restored = before === undefined ? rm(target, { force: true }) : writeFile(target, before);
    await restored.catch(() => {});
    throw explainWriting(error);
  }
}

/**
 * Puts pictures that an entry no longer names, and no other does, into the bin.
 * @param before the entry's text until now
 * @param text what it is now
 */
export async function moveReplacedToBin(
  root: string,
  file: string,
  before: string | undefined,
  text: string,
): Promise<void> {
  const kept = findPictureNames(text);
  const dropped = [...findPictureNames(before ?? "")].filter((name) => !kept.has(name));
  if (dropped.length === 0) return;
  const { issues } = await validateContent(path.join(root, "data"));
  const folder = path.posix.dirname(file);
  const unused = dropped.filter((name) =>
    issues.some((issue) => issue.file === `${folder}/${name}` && isWarning(issue)),
  );
  if (unused.length === 0) return;
  await mkdir(path.join(root, BIN), { recursive: true });
  const bin = await mkdtemp(path.join(root, BIN, `${folder.replaceAll("/", "-")}-`));
  for (const name of unused) await rename(path.join(root, folder, name), path.join(bin, name));
}
