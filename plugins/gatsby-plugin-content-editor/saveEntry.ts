import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../gatsby-plugin-content/check";
import { formatFault, isWarning } from "../gatsby-plugin-content/faults";
import { entities } from "../gatsby-plugin-content/model/index";
import type { Asset, DataFile } from "./backend";
import { mergeEntry, normalizeEntry } from "./entryText";

/** An entry with its new pictures; paths are from the project's root. */
interface EntryFiles {
  dataFiles: DataFile[];
  assets: Asset[];
}

/**
 * Saves an entry and the pictures that come with it. Of each file's text only the values that
 * changed are written. Pictures come first: Gatsby's queries run as soon as the entry is there.
 * @param root absolute path of the project
 * @throws Error with what the content check says, when nothing is written
 */
export async function saveEntry(root: string, { dataFiles, assets }: EntryFiles): Promise<void> {
  const merged = await Promise.all(dataFiles.map((file) => mergeDataFile(root, file)));
  const problems = await validateEntry(root, { dataFiles: merged, assets });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  for (const asset of assets) await writeAsset(root, asset);
  for (const { path: name, raw } of merged) await write(root, name, raw);
}

/**
 * Writes a picture.
 * @param root absolute path of the folder in which its path starts
 */
export function writeAsset(root: string, { path: name, content, encoding }: Asset): Promise<void> {
  return write(root, name, Buffer.from(content, encoding));
}

async function write(root: string, name: string, content: string | Buffer): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function mergeDataFile(root: string, file: DataFile): Promise<DataFile> {
  const entity = entities.find(({ folder }) => file.path.startsWith(`data/${folder}/`));
  if (!entity || !file.path.endsWith(".json")) throw new Error(`${file.path} no es del contenido`);
  const text = await readFile(path.join(root, file.path), "utf8").catch(() => undefined);
  return { ...file, raw: mergeEntry(text, normalizeEntry(entity, JSON.parse(file.raw))) };
}

/** Checks the entry in a copy of its folder, and returns its errors as lines. */
async function validateEntry(root: string, { dataFiles, assets }: EntryFiles): Promise<string[]> {
  const copy = await mkdtemp(path.join(tmpdir(), "entry-"));
  try {
    for (const folder of new Set(dataFiles.map((file) => path.dirname(file.path)))) {
      const original = path.join(root, folder);
      if (!existsSync(original)) continue;
      await cp(original, path.join(copy, folder), { recursive: true });
    }
    for (const asset of assets) await writeAsset(copy, asset);
    for (const { path: name, raw } of dataFiles) await write(copy, name, raw);
    // After the writing: a picture must not be written through a link into the content itself.
    await linkOtherEntries(path.join(root, "data"), path.join(copy, "data"));
    const { faults } = await checkContent(path.join(copy, "data"));
    const saved = new Set(dataFiles.map((file) => file.path));
    return faults.filter((fault) => saved.has(fault.file) && !isWarning(fault)).map(formatFault);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Links everything that the copy lacks but JSON files, as an entry may name pictures of others.
 * Links stand inside the folders of kinds, where the check reads no linked folder as an entry.
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
