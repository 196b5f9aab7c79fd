import { existsSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { KindName } from "../../src/kinds";
import { formatNumber } from "../../src/utils/format";
import { getEntryPath } from "../gatsby-plugin-content/contentFiles";
import { isWarning } from "../gatsby-plugin-content/issues";
import { createJsonSchema, type JsonSchema } from "../gatsby-plugin-content/jsonSchema";
import { validateFile } from "../gatsby-plugin-content/validateFile";
import { createVersion, getKind, readEntry, readText } from "./entries";
import { createRefusal, describeProblem, Refusal } from "./problems";
import { explainTakenId } from "./protocol";
import { moveReplacedToBin, type NewPicture, writeAll } from "./writeFiles";

type Fields = Record<string, unknown>;

/** An entry as its form sends it. */
interface SentEntry {
  /** From the project's root, with forward slashes. */
  path: string;
  entry: Fields;
  /** Of the file's text that the form was opened with; nothing for a new entry. */
  version: string | null;
  pictures: NewPicture[];
}

/** Saves wait for one another. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Saves an entry and the pictures that come with it, one entry after another. Pictures come first:
 * Gatsby's queries run as soon as the entry is there.
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

async function save(root: string, { path: file, entry, version, pictures }: SentEntry) {
  const kind = getKind(file);
  const before = await readText(root, file);
  assertIdIsFree(root, file, kind, entry, version, before);
  if (version !== null || before !== undefined)
    await assertUpToDate(root, file, entry, version, before);
  const text = `${JSON.stringify(entry, null, 2)}\n`;
  const name = path.join(root, file);
  const beside = (picture: string) => path.join(path.dirname(name), picture);
  const unsaved = new Map(pictures.map((picture) => [beside(picture.name), picture.content]));
  unsaved.set(name, Buffer.from(text));
  // Dead links, as all that concerns other files, are only warned of.
  const noCheck = () => undefined;
  const { issues } = await validateFile({ kind, name }, path.join(root, "data"), noCheck, unsaved);
  const errors = issues.filter((issue) => !isWarning(issue));
  if (errors.length > 0) {
    throw new Refusal(errors.map((issue) => describeProblem(kind, entry, issue)));
  }
  await writeAll(root, file, { before, text, pictures });
  // The entry is saved, whatever becomes of what it replaces: the check warns of what is left.
  await moveReplacedToBin(root, file, before, text).catch(console.error);
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
  const other = getEntryPath(kind, id);
  if (before === undefined && (other === file || !existsSync(path.join(root, other)))) return;
  throw createRefusal(explainTakenId(id));
}

async function assertUpToDate(
  root: string,
  file: string,
  entry: Fields,
  version: string | null,
  before: string | undefined,
): Promise<void> {
  if (before === undefined) {
    throw createRefusal(
      "El archivo de esta entrada ya no está: copia lo que necesites y crea otra.",
    );
  }
  if (version === createVersion(before)) return;
  // Says what is wrong with a broken file.
  await readEntry(root, file);
  const fields = listDifferences(getKind(file), JSON.parse(before), entry);
  throw createRefusal(
    `El archivo ha cambiado desde que abriste este formulario, y no se ha guardado nada. ${fields} Copia lo que hayas escrito, vuelve a la lista y abre la entrada otra vez, sin recuperar la copia.`,
  );
}

/** Says in which fields a file and its form differ, with both values where they are short. */
function listDifferences(kind: KindName, inFile: Fields, inForm: Fields): string {
  const { properties = {} } = createJsonSchema(kind);
  const show = (value: unknown, { labels }: JsonSchema) => {
    if (typeof value === "number") return formatNumber(value);
    if (typeof value === "string") return `«${labels?.[value] ?? value}»`;
    return value === undefined ? "nada" : "otra cosa";
  };
  const lines = Object.entries(properties)
    .filter(([key]) => !isDeepStrictEqual(inFile[key], inForm[key]))
    .map(
      ([key, schema]) =>
        `${schema.title ?? key} (archivo: ${show(inFile[key], schema)}; formulario: ${show(inForm[key], schema)})`,
    );
  return lines.length > 0 ? `Difieren: ${lines.join(", ")}.` : "";
}
