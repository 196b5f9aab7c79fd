import { existsSync } from "node:fs";
import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { getEntryPath } from "../gatsby-plugin-content/contentFiles";
import { isWarning } from "../gatsby-plugin-content/issues";
import { createJsonSchema } from "../gatsby-plugin-content/jsonSchema";
import type { ModelName } from "../gatsby-plugin-content/model/index";
import { validateContent } from "../gatsby-plugin-content/validateContent";
import { validateFile } from "../gatsby-plugin-content/validateFile";
import { createVersion, type Fields, getKind, readFields } from "./entries";
import { collectPictures, findPictureNames, forgetPictures } from "./pictures";
import { describeProblem } from "./problems";
import { createRefusal, explainTakenId, Refusal } from "./protocol";

/** An entry as sent by the form. */
interface SentEntry {
  /** Relative to the project's root, with forward slashes. */
  path: string;
  entry: Fields;
  /** What the form was opened with: a duplicate's is of its original, a new entry's of no file. */
  version?: string;
}

/** The folder, in the project's root, for replaced pictures: users' files are never deleted. */
const BIN = "papelera";

/** The pending saves, which run one at a time. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Saves an entry and its new pictures, after any pending saves.
 * @param root absolute path of the project
 * @returns the file's new version
 * @throws Refusal if nothing is saved: the file has changed since the form was opened, the identifier
 * is taken, the content check fails, or the disk is full or read-only
 */
export function saveEntry(root: string, sent: SentEntry): Promise<string> {
  const saved = queue.then(() => save(root, sent));
  queue = saved.catch(() => {});
  return saved;
}

/** Decap numbers a file whose name is taken: "data/projects/1/project-1.json". */
const NUMBERED = /^(data\/[^/]+\/[^/]+\/[a-z]+)-\d+\.json$/;

async function save(root: string, { path: sent, entry, version }: SentEntry): Promise<string> {
  const file = sent.replace(NUMBERED, "$1.json");
  const kind = getKind(file);
  const isNew = !version?.startsWith(`${file}#`);
  const id = String(entry.id);
  const readCurrent = async () => {
    if (isNew && existsSync(path.join(root, getEntryPath(kind, id)))) {
      throw createRefusal(explainTakenId(id));
    }
    const current = await readFields(root, file);
    if (!isNew) assertUnchanged(kind, entry, version, current);
    return current;
  };
  const current = await readCurrent();
  const text = `${JSON.stringify(entry, null, 2)}\n`;
  const before = findPictureNames(current?.text ?? "");
  const after = findPictureNames(text);
  const added = after.filter((one) => !before.includes(one));
  const pictures = await collectPictures(root, added, version, isNew);
  const name = path.join(root, file);
  const folder = path.dirname(name);
  const files = new Map([...pictures].map(([one, content]) => [path.join(folder, one), content]));
  const unsaved = new Map([...files, [name, Buffer.from(text)]]);
  // Dead links don't prevent saving, as they may depend on other files.
  const noCheck = () => undefined;
  const { issues } = await validateFile(
    { model: kind, name },
    path.join(root, "data"),
    noCheck,
    unsaved,
  );
  const errors = issues.filter((issue) => !isWarning(issue));
  if (errors.length > 0) {
    throw new Refusal(errors.map((issue) => describeProblem(kind, entry, issue)));
  }
  // The check takes a while, in which another program may have written the file.
  await readCurrent();
  await writeAll(name, text, files, current?.text);
  forgetPictures(version, pictures.keys());
  const dropped = before
    .filter((one) => !after.includes(one))
    .map((one) => path.posix.join(file, "..", one));
  // The entry is saved even if this fails: the content check warns about unused pictures.
  await moveToBin(root, dropped).catch(console.error);
  return createVersion(file, text);
}

/** Refuses a form that was opened with another text than that of the file. */
function assertUnchanged(
  kind: ModelName,
  entry: Fields,
  version: string | undefined,
  current: { version: string; fields: Fields } | undefined,
): void {
  if (!current) {
    const message = "El archivo de esta entrada ya no está: copia lo que necesites y crea otra.";
    throw createRefusal(message);
  }
  if (current.version === version) return;
  throw createRefusal(
    `El archivo ha cambiado desde que abriste este formulario, y no se ha guardado nada. ${listDifferences(kind, current.fields, entry)} Copia lo que hayas escrito, vuelve a la lista y abre la entrada otra vez, sin recuperar la copia.`,
  );
}

/**
 * Writes an entry and its pictures, or nothing. Pictures come first, because Gatsby runs queries as
 * soon as the entry changes.
 * @param before the entry's previous text
 */
async function writeAll(
  name: string,
  text: string,
  pictures: ReadonlyMap<string, Buffer>,
  before: string | undefined,
): Promise<void> {
  if ([...pictures.keys()].some((picture) => existsSync(picture)))
    throw createRefusal("Ya hay una imagen con ese nombre: elígela otra vez.");
  let isEntryTouched = false;
  try {
    await mkdir(path.dirname(name), { recursive: true });
    for (const [picture, content] of pictures) await writeFile(picture, content);
    isEntryTouched = true;
    // In place, because Gatsby's watcher misses some renamed files.
    await writeFile(name, text);
  } catch (error) {
    // Best effort: if even this fails, nothing else can be done.
    for (const picture of pictures.keys()) await rm(picture, { force: true }).catch(() => {});
    const restore = () => (before === undefined ? rm(name) : writeFile(name, before));
    if (isEntryTouched) await restore().catch(() => {});
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
 * Moves pictures to which an entry no longer refers into the bin, unless another entry uses them.
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

/** Lists the labels of the fields in which a file and its form differ. */
function listDifferences(kind: ModelName, inFile: Fields, inForm: Fields): string {
  const names = Object.entries(createJsonSchema(kind).properties ?? {})
    .filter(([key]) => !isDeepStrictEqual(inFile[key], inForm[key]))
    .map(([key, { title = key }]) => title);
  return names.length > 0 ? `Difieren: ${names.join(", ")}.` : "";
}
