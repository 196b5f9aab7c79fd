import { existsSync } from "node:fs";
import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { KindName } from "../../src/kinds";
import { getEntryPath } from "../gatsby-plugin-content/contentFiles";
import { isWarning } from "../gatsby-plugin-content/issues";
import { createJsonSchema } from "../gatsby-plugin-content/jsonSchema";
import { validateContent } from "../gatsby-plugin-content/validateContent";
import { validateFile } from "../gatsby-plugin-content/validateFile";
import { createVersion, type Fields, getKind, readFields } from "./entries";
import { collectPictures, findPictureNames, forgetPictures } from "./pictures";
import { describeProblem } from "./problems";
import { createRefusal, explainTakenId, Refusal } from "./protocol";

/** An entry as its form sends it. */
interface SentEntry {
  /** From the project's root, with forward slashes. */
  path: string;
  entry: Fields;
  /** What the form was opened with; of a duplicate its original, of other new entries nothing. */
  version?: string;
}

/** Where replaced pictures go, from the project's root: nothing of a maintainer's is deleted. */
const BIN = "papelera";

/** Saves wait for one another. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Saves an entry and the pictures that come with it, one entry after another.
 * @param root absolute path of the project
 * @returns the version of the file's new text
 * @throws Refusal, when nothing is written: another text in the file than the form was opened with,
 * an identifier that is taken, what the content check refuses, a disk that is full or read-only
 */
export function saveEntry(root: string, sent: SentEntry): Promise<string> {
  const saved = queue.then(() => save(root, sent));
  queue = saved.catch(() => {});
  return saved;
}

async function save(root: string, { path: file, entry, version }: SentEntry): Promise<string> {
  const kind = getKind(file);
  const current = await readFields(root, file);
  const isNew = !version?.startsWith(`${file}#`);
  if (!isNew && !current) {
    const message = "El archivo de esta entrada ya no está: copia lo que necesites y crea otra.";
    throw createRefusal(message);
  }
  if (!isNew && current && current.version !== version) {
    throw createRefusal(
      `El archivo ha cambiado desde que abriste este formulario, y no se ha guardado nada. ${listDifferences(kind, current.fields, entry)} Copia lo que hayas escrito, vuelve a la lista y abre la entrada otra vez, sin recuperar la copia.`,
    );
  }
  // Decap numbers a folder whose name is taken, and leaves the identifier as it is.
  const id = String(entry.id);
  if (isNew && existsSync(path.join(root, getEntryPath(kind, id)))) {
    throw createRefusal(explainTakenId(id));
  }
  const text = `${JSON.stringify(entry, null, 2)}\n`;
  const before = findPictureNames(current?.text ?? "");
  const after = findPictureNames(text);
  const added = after.filter((one) => !before.includes(one));
  const pictures = await collectPictures(root, added, version, isNew);
  const name = path.join(root, file);
  const folder = path.dirname(name);
  const files = new Map([...pictures].map(([one, content]) => [path.join(folder, one), content]));
  const unsaved = new Map([...files, [name, Buffer.from(text)]]);
  // Dead links, as all that concerns other files, are only warned of.
  const noCheck = () => undefined;
  const { issues } = await validateFile({ kind, name }, path.join(root, "data"), noCheck, unsaved);
  const errors = issues.filter((issue) => !isWarning(issue));
  if (errors.length > 0) {
    throw new Refusal(errors.map((issue) => describeProblem(kind, entry, issue)));
  }
  await writeAll(name, text, files, current?.text);
  forgetPictures(version, pictures.keys());
  const dropped = before
    .filter((one) => !after.includes(one))
    .map((one) => path.posix.join(file, "..", one));
  // The entry is saved, whatever becomes of what it replaces: the check warns of what is left.
  await moveToBin(root, dropped).catch(console.error);
  return createVersion(file, text);
}

/**
 * Writes an entry and its pictures, or nothing. Pictures come first: Gatsby's queries run as soon as
 * the entry is there.
 * @param before the entry's text until now
 */
async function writeAll(
  name: string,
  text: string,
  pictures: ReadonlyMap<string, Buffer>,
  before: string | undefined,
): Promise<void> {
  if ([...pictures.keys()].some((picture) => existsSync(picture)))
    throw createRefusal("Ya hay una imagen con ese nombre: elígela otra vez.");
  let isBegun = false;
  try {
    await mkdir(path.dirname(name), { recursive: true });
    for (const [picture, content] of pictures) await writeFile(picture, content);
    isBegun = true;
    // In place, because Gatsby's watcher misses some files that are moved there.
    await writeFile(name, text);
  } catch (error) {
    // Nothing else can be done if not even this can be written.
    for (const picture of pictures.keys()) await rm(picture, { force: true }).catch(() => {});
    const restore = () => (before === undefined ? rm(name) : writeFile(name, before));
    if (isBegun) await restore().catch(() => {});
    await rmdir(path.dirname(name)).catch(() => {});
    const { code } = error as NodeJS.ErrnoException;
    throw createRefusal(
      code === "ENOSPC"
        ? "No queda sitio en el disco: no se ha guardado nada."
        : `No se puede escribir en la carpeta data (${code}): da permiso a tu usuario.`,
    );
  }
}

/**
 * Puts pictures that an entry no longer names into the bin, but for those that another one names.
 * @param dropped their paths from the project's root, with forward slashes
 */
async function moveToBin(root: string, dropped: readonly string[]): Promise<void> {
  if (dropped.length === 0) return;
  const { issues } = await validateContent(path.join(root, "data"));
  for (const { file } of issues.filter((issue) => dropped.includes(issue.file))) {
    await mkdir(path.join(root, BIN), { recursive: true });
    const name = `${Date.now()}-${file.replaceAll("/", "-")}`;
    await rename(path.join(root, file), path.join(root, BIN, name));
  }
}

/** Says in which fields a file and its form differ. */
function listDifferences(kind: KindName, inFile: Fields, inForm: Fields): string {
  const names = Object.entries(createJsonSchema(kind).properties ?? {})
    .filter(([key]) => !isDeepStrictEqual(inFile[key], inForm[key]))
    .map(([key, { title = key }]) => title);
  return names.length > 0 ? `Difieren: ${names.join(", ")}.` : "";
}
