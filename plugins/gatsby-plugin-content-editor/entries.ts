import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { getEntryId, getEntryPath } from "../gatsby-plugin-content/contentFiles";
import { readJsonSource } from "../gatsby-plugin-content/jsonSource";
import { getModel, type ModelName, modelNames, models } from "../gatsby-plugin-content/model/index";
import { followPath } from "./problems";
import { createRefusal, type Entry, LABEL, VERSION } from "./protocol";

export type Fields = Record<string, unknown>;

const findKind = (file: string): ModelName | undefined =>
  modelNames.find((kind) => file === getEntryPath(kind, getEntryId(file)));

/**
 * Gets the kind of content in a file.
 * @throws Refusal if it is not a content file
 */
export function getKind(file: string): ModelName {
  const kind = findKind(file);
  if (!kind) throw createRefusal(`${file} no es del contenido.`);
  return kind;
}

export const createVersion = (file: string, text: string): string =>
  `${file}#${createHash("sha256").update(text).digest("hex")}`;

/**
 * Reads a content file.
 * @returns undefined if there is none
 * @throws Refusal that explains why the form can't open it
 */
export async function readFields(
  root: string,
  file: string,
): Promise<{ text: string; version: string; fields: Fields } | undefined> {
  const kind = getKind(file);
  const name = path.join(root, file);
  if (!existsSync(name)) return undefined;
  const refuse = (why: string) =>
    createRefusal(`No se puede abrir ${file}: ${why}. Corrígelo en un editor de texto.`);
  const { source, issues } = await readJsonSource(name, root);
  const [issue] = issues;
  if (issue) throw refuse(`${issue.message} (línea ${issue.line})`);
  const fields = JSON.parse(source.text);
  // Decap fails to render a string in place of a list, and vice versa.
  const malformed = models[kind].schema
    .safeParse(fields, { reportInput: true })
    .error?.issues.find(
      (found) =>
        found.code === "invalid_type" &&
        found.input !== undefined &&
        (found.input instanceof Object || ["array", "object"].includes(found.expected)),
    );
  if (malformed) {
    const place = followPath(kind, fields, malformed.path.map(String))?.place;
    throw refuse(`«${place}» no tiene la forma que se espera`);
  }
  return { text: source.text, version: createVersion(file, source.text), fields };
}

/**
 * Reads an entry for the form.
 * @throws Refusal that explains why the form can't open it
 */
export async function readEntry(root: string, file: string): Promise<Entry> {
  const current = await readFields(root, file);
  const added = { [VERSION]: current?.version, [LABEL]: models[getKind(file)].label };
  const data = current ? JSON.stringify({ ...current.fields, ...added }) : "";
  return { data, file: { path: file } };
}

/**
 * Lists the entries of a folder, or else the single files; the title of a broken one is its error.
 */
export async function listEntries(root: string, folder?: string): Promise<Entry[]> {
  const singles = modelNames.filter((kind) => getModel(kind).isSingle);
  const files = folder
    ? await listFiles(root, folder)
    : singles.map((kind) => getEntryPath(kind, ""));
  return Promise.all(
    files.map((file) =>
      readEntry(root, file).catch(({ message }: Error) => {
        const issue = `⚠ ${message}`;
        const data = JSON.stringify({ title: issue, [LABEL]: issue, location: "", status: "" });
        return { data, file: { path: file } };
      }),
    ),
  );
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  const files = names.map((name) => `${folder}/${name.split(path.sep).join("/")}`);
  return files.filter(findKind).sort();
}
