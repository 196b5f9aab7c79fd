import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { formatNumber } from "../../src/utils/format";
import type { KindName } from "../../src/utils/kinds";
import { getEntryId } from "../gatsby-plugin-content/contentFiles";
import { isWarning } from "../gatsby-plugin-content/issues";
import { createJsonSchema } from "../gatsby-plugin-content/jsonSchema";
import { validateContent } from "../gatsby-plugin-content/validateContent";
import { createVersion, getKind, readText } from "./entries";
import { mergeEntry, normalizeEntry } from "./entryText";
import { createRefusal, describeProblem, Refusal } from "./problems";

/** A picture that comes with an entry. */
export interface NewPicture {
  name: string;
  content: Buffer;
}

/** An entry as its form sends it. */
export interface SentEntry {
  /** From the project's root, with forward slashes. */
  path: string;
  raw: string;
  /** Of the file's text that the form was opened with; nothing for a new entry. */
  version: string | null;
  pictures: NewPicture[];
}

type Fields = Record<string, unknown>;

/** Where replaced pictures go, from the project's root: nothing of a maintainer's is deleted. */
const BIN = "papelera";

/** Saves wait for one another. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Saves an entry and the pictures that come with it, one entry after another. Of the file's text
 * only the values that changed are written. Pictures come first: Gatsby's queries run as soon as
 * the entry is there.
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

async function save(root: string, { path: file, raw, version, pictures }: SentEntry) {
  const kind = getKind(file);
  const entry = normalizeEntry(kind, JSON.parse(raw));
  const before = await readText(root, file);
  assertIdIsFree(root, file, kind, entry, version, before);
  assertUpToDate(kind, entry, version, before);
  const text = mergeEntry(before, entry);
  const issues = await validateEntry(root, file, text, pictures);
  if (issues.length > 0) {
    throw new Refusal(issues.map((issue) => describeProblem(kind, entry, issue)));
  }
  await writeAll(root, file, { before, text, pictures });
  await moveReplacedToBin(root, file, before);
  return createVersion(text);
}

/** Decap numbers a folder whose name is taken, and leaves the identifier as it is. */
function assertIdIsFree(
  root: string,
  file: string,
  kind: KindName,
  { id }: Fields,
  version: string | null,
  before: string | undefined,
): void {
  if (version !== null || typeof id !== "string") return;
  const other = file.replace(getEntryId(kind, file), id);
  if (before === undefined && (other === file || !existsSync(path.join(root, other)))) return;
  throw createRefusal(`El identificador «${id}» ya lo tiene otra entrada: escribe otro.`);
}

function assertUpToDate(
  kind: KindName,
  entry: Fields,
  version: string | null,
  before: string | undefined,
): void {
  if (version === null && before === undefined) return;
  if (before === undefined) {
    throw createRefusal(
      "El archivo de esta entrada ya no está: copia lo que necesites y crea otra.",
    );
  }
  if (version === createVersion(before)) return;
  const fields = listDifferences(kind, parse(before), entry);
  throw createRefusal(
    `El archivo ha cambiado desde que abriste este formulario, y no se ha guardado nada. ${fields} Copia lo que hayas escrito, vuelve a la lista y abre la entrada otra vez.`,
  );
}

function parse(text: string): Fields {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Says in which fields a file and its form differ, with both values where they are short. */
function listDifferences(kind: KindName, inFile: Fields, inForm: Fields): string {
  const { properties = {} } = createJsonSchema(kind);
  const show = (value: unknown) => {
    if (typeof value === "number") return formatNumber(value);
    return typeof value === "string" ? `«${value}»` : value === undefined ? "nada" : "otra cosa";
  };
  const lines = Object.entries(properties)
    .filter(([key]) => !isDeepStrictEqual(inFile[key], inForm[key]))
    .map(
      ([key, { title = key }]) =>
        `${title} (archivo: ${show(inFile[key])}; formulario: ${show(inForm[key])})`,
    );
  return lines.length > 0 ? `Difieren: ${lines.join(", ")}.` : "";
}

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
async function writeAll(
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

/** Puts pictures that no entry names any more into the bin. */
async function moveReplacedToBin(root: string, file: string, before = ""): Promise<void> {
  const { issues } = await validateContent(path.join(root, "data"));
  const folder = path.dirname(file);
  const unused = issues.filter(({ file: name, level }) => {
    const isBeside = path.posix.dirname(name) === folder && level === "warning";
    return isBeside && before.includes(`"./${path.posix.basename(name)}"`);
  });
  if (unused.length === 0) return;
  await mkdir(path.join(root, BIN), { recursive: true });
  const bin = await mkdtemp(path.join(root, BIN, `${folder.replaceAll("/", "-")}-`));
  for (const { file: name } of unused) {
    await rename(path.join(root, name), path.join(bin, path.basename(name)));
  }
}

/** Checks the entry in a copy of its folder, and returns its errors. */
async function validateEntry(root: string, file: string, text: string, pictures: NewPicture[]) {
  const copy = await mkdtemp(path.join(tmpdir(), "entry-"));
  const folder = path.dirname(file);
  try {
    await mkdir(path.join(copy, folder), { recursive: true });
    const original = path.join(root, folder);
    if (existsSync(original)) await cp(original, path.join(copy, folder), { recursive: true });
    for (const { name, content } of pictures) {
      await writeFile(path.join(copy, folder, name), content);
    }
    await writeFile(path.join(copy, file), text);
    // After the writing: a picture must not be written through a link into the content itself.
    await linkOtherEntries(path.join(root, "data"), path.join(copy, "data"));
    const { issues } = await validateContent(path.join(copy, "data"));
    return issues.filter((issue) => issue.file === file && !isWarning(issue));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Adds symbolic links to the pictures of all other entries, which an entry may name. The check
 * does not read linked folders as entries.
 */
async function linkOtherEntries(data: string, copy: string): Promise<void> {
  for (const name of await readdir(data)) {
    const inside = await readdir(path.join(data, name)).catch(() => undefined);
    const entries = inside?.map((below) => path.join(name, below)) ?? [name];
    for (const entry of entries.filter((other) => !other.endsWith(".json"))) {
      if (existsSync(path.join(copy, entry))) continue;
      await mkdir(path.dirname(path.join(copy, entry)), { recursive: true });
      await symlink(path.join(data, entry), path.join(copy, entry));
    }
  }
}
