import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type KindName, kindNames, kinds } from "../../src/kinds";
import { createJsonSchema, type JsonSchema } from "../gatsby-plugin-content/jsonSchema";
import { explainFile, readJsonSource } from "../gatsby-plugin-content/jsonSource";
import { createRefusal } from "./problems";
import { type Entry, LABEL, VERSION } from "./protocol";

/**
 * Finds out which kind of content a file holds, if any.
 * @param file from the project's root, with forward slashes
 */
function findKind(file: string): KindName | undefined {
  const name = "[^/\\\\.][^/\\\\]*";
  return kindNames.find((one) => {
    const { folder, storage } = kinds[one];
    const own = kinds[one].file.replace(".", "\\.");
    const below = { single: own, folder: `${name}/${own}`, file: `${name}\\.json` }[storage];
    return new RegExp(`^data/${folder}/${below}$`).test(file);
  });
}

/**
 * Gets the kind of content that a file holds.
 * @throws Refusal for every other file
 */
export function getKind(file: string): KindName {
  const kind = findKind(file);
  if (!kind) throw createRefusal(`${file} no es del contenido.`);
  return kind;
}

export const createVersion = (text: string): string =>
  createHash("sha256").update(text).digest("hex");

/** Reads a text; nothing where there is no file. */
export async function readText(root: string, file: string): Promise<string | undefined> {
  return readFile(path.join(root, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw createRefusal(`${file}: ${explainFile(error)}`);
  });
}

/** Says what is wrong with a file as JSON. */
async function findSyntaxIssue(root: string, file: string): Promise<string | undefined> {
  const { issues } = await readJsonSource(path.join(root, file), root);
  const [first] = issues;
  return first && `${first.message} (línea ${first.line})`;
}

/**
 * Finds a value of another shape than its field's, such as a text where a list belongs: Decap can't
 * draw it.
 * @returns the title of the field, or nothing
 */
function findMisshapen(
  value: unknown,
  { type, title, items, properties }: JsonSchema,
): string | undefined {
  if (value === undefined) return undefined;
  const isList = Array.isArray(value);
  const isObject = typeof value === "object" && value !== null && !isList;
  if (isList !== (type === "array") || isObject !== (type === "object")) return title ?? "todo";
  const parts: [unknown, JsonSchema | undefined][] = isList
    ? value.map((item) => [item, items])
    : Object.entries(properties ?? {}).map(([key, part]) => [
        (value as Record<string, unknown>)[key],
        part,
      ]);
  return parts.map(([part, schema]) => findMisshapen(part, schema ?? {})).find(Boolean);
}

/**
 * Reads an entry for its form.
 * @throws Refusal that says what is wrong with a broken file
 */
export async function readEntry(root: string, file: string): Promise<Entry> {
  const kind = getKind(file);
  const text = await readText(root, file);
  if (text === undefined) return { data: "", file: { path: file } };
  const issue = await findSyntaxIssue(root, file);
  const refuse = (why: string) =>
    createRefusal(`No se puede abrir ${file}: ${why}. Corrígelo en un editor de texto.`);
  if (issue) throw refuse(issue);
  const fields = JSON.parse(text);
  const odd = findMisshapen(fields, createJsonSchema(kind));
  if (odd) throw refuse(`«${odd}» no tiene la forma que se espera`);
  const added = { [VERSION]: createVersion(text), [LABEL]: kinds[kind].label };
  return { data: JSON.stringify({ ...fields, ...added }), file: { path: file } };
}

/** Lists the entries of a kind; a broken one has what is wrong with it for a title. */
export async function listEntries(root: string, folder: string): Promise<Entry[]> {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  const files = names.map((name) => `${folder}/${name.split(path.sep).join("/")}`).filter(findKind);
  return Promise.all(files.sort().map((file) => readListEntry(root, { path: file })));
}

/** Reads an entry for a list; a broken one has what is wrong with it for a name. */
export async function readListEntry(root: string, file: Entry["file"]): Promise<Entry> {
  try {
    return { ...(await readEntry(root, file.path)), file };
  } catch (error) {
    const issue = `⚠ ${(error as Error).message}`;
    const data = JSON.stringify({ title: issue, [LABEL]: issue, location: "", status: "" });
    return { data, file };
  }
}
