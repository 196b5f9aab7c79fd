import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { kindNames, kinds } from "../../src/utils/kinds";
import { formatIssue, isWarning } from "../gatsby-plugin-content/issues";
import { validateContent } from "../gatsby-plugin-content/validateContent";
import { mergeEntry, normalizeEntry } from "./entryText";

interface ContentFile {
  /** From the project's root, with forward slashes. */
  path: string;
  content: string | Buffer;
}

/**
 * Saves an entry and the pictures that come with it. Of each file's text only the values that
 * changed are written. Pictures come first: Gatsby's queries run as soon as the entry is there.
 * @param root absolute path of the project
 * @param entryFiles JSON as Decap sends it
 * @throws Error with what the content check says, when nothing is written
 */
export async function saveEntry(
  root: string,
  entryFiles: ContentFile[],
  pictures: ContentFile[],
): Promise<void> {
  const merged = await Promise.all(entryFiles.map((file) => mergeEntryFile(root, file)));
  const errors = await validateEntry(root, merged, pictures);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  for (const file of [...pictures, ...merged]) await writeContent(root, file);
}

/**
 * Writes a file and the folders that it needs.
 * @param root absolute path of the folder in which the file's path starts
 */
export async function writeContent(root: string, file: ContentFile): Promise<void> {
  const name = path.join(root, file.path);
  await mkdir(path.dirname(name), { recursive: true });
  await writeFile(name, file.content);
}

async function mergeEntryFile(root: string, file: ContentFile): Promise<ContentFile> {
  const kind = kindNames.find((name) => file.path.startsWith(`data/${kinds[name].folder}/`));
  if (!kind || !file.path.endsWith(".json")) throw new Error(`${file.path} no es del contenido`);
  const text = await readFile(path.join(root, file.path), "utf8").catch(() => undefined);
  const entry = normalizeEntry(kind, JSON.parse(String(file.content)));
  return { path: file.path, content: mergeEntry(text, entry) };
}

/** Checks the entry in a copy of its folder, and returns its errors as lines. */
async function validateEntry(
  root: string,
  entryFiles: ContentFile[],
  pictures: ContentFile[],
): Promise<string[]> {
  const copy = await mkdtemp(path.join(tmpdir(), "entry-"));
  const saved = entryFiles.map((file) => file.path);
  try {
    for (const folder of saved.map((name) => path.dirname(name))) {
      const original = path.join(root, folder);
      if (existsSync(original)) await cp(original, path.join(copy, folder), { recursive: true });
    }
    for (const file of [...pictures, ...entryFiles]) await writeContent(copy, file);
    // After the writing: a picture must not be written through a link into the content itself.
    await linkOtherEntries(path.join(root, "data"), path.join(copy, "data"));
    const { issues } = await validateContent(path.join(copy, "data"));
    return issues
      .filter((issue) => saved.includes(issue.file) && !isWarning(issue))
      .map(formatIssue);
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
