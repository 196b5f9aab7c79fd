import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RequestHandler } from "express";
import { kindNames, kinds } from "../../src/utils/kinds";
import { formatIssue, isWarning } from "../gatsby-plugin-content/issues";
import { validateContent } from "../gatsby-plugin-content/validateContent";
import { textOf, tidyEntry } from "./text";

interface Asset {
  path: string;
  content: string;
  encoding: BufferEncoding;
}

/** An entry with its new pictures; paths are from the project's root. */
interface Saving {
  dataFiles: { path: string; raw: string; newPath?: string }[];
  assets: Asset[];
}

/** What the editor asks its backend for; the last stands for deletions and all that only reads. */
type Order =
  | { action: "persistEntry"; params: Saving }
  | { action: "persistMedia"; params: { asset: Asset } }
  | { action: "deleteFile" | "deleteFiles" | "getEntry"; params: unknown };

/**
 * Stands before the editor's backend: writes each entry into the text that its
 * file has, so that only what was changed changes, and lets nothing be saved
 * outside `data/` or that the check of the content would refuse, nor anything
 * be deleted.
 * @param root absolute path of the project
 */
export function prepareSaving(root: string): RequestHandler {
  return async (request, response, next) => {
    const { action, params } = request.body as Order;
    if (/^delete/.test(action)) {
      response.status(403).json({ error: "Lo que sobra se quita a mano, de la carpeta data." });
      return;
    }
    try {
      if (action === "persistMedia") refuseOutside([params.asset]);
      if (action !== "persistEntry") return next();
      refuseOutside([...params.dataFiles, ...params.assets]);
      refuseMoves(params.dataFiles);
      for (const file of params.dataFiles) file.raw = await mergedText(root, file);
      const faults = await faultsOf(root, params);
      if (faults.length > 0) {
        response.status(422).json({ error: faults.join("\n") });
        return;
      }
      // The backend would write them after the entry, and a query find the entry without them.
      for (const asset of params.assets)
        await place(root, asset.path, asset.content, asset.encoding);
      params.assets = [];
      next();
    } catch (error) {
      response.status(422).json({ error: String(error) });
    }
  };
}

/** Before anything is read or copied: a name may lead up, out of the content. */
function refuseOutside(files: { path: string }[]): void {
  const outside = files.find((file) => /^\.\.|^$/.test(path.relative("data", file.path)));
  if (outside) throw new Error(`${outside.path} está fuera de data/`);
}

/** The backend moves all that lies beside an entry along, over whatever is there. */
function refuseMoves(files: { path: string; newPath?: string }[]): void {
  const moved = files.find(({ newPath }) => newPath !== undefined);
  if (moved)
    throw new Error(`${moved.path} no se puede mover desde aquí: cambia su carpeta a mano.`);
}

async function mergedText(root: string, file: { path: string; raw: string }): Promise<string> {
  const kind = kindNames.find((name) => file.path.startsWith(`data/${kinds[name].folder}/`));
  if (!kind) throw new Error(`${file.path} no es del contenido`);
  const present = await readFile(path.join(root, file.path), "utf8").catch(() => undefined);
  return textOf(present, tidyEntry(kind, JSON.parse(file.raw)));
}

/** The faults that the entries would have, told by a copy of their folders. */
async function faultsOf(root: string, { dataFiles, assets }: Saving): Promise<string[]> {
  const copy = await mkdtemp(path.join(tmpdir(), "entry-"));
  try {
    for (const folder of new Set(dataFiles.map((file) => path.dirname(file.path)))) {
      await cp(path.join(root, folder), path.join(copy, folder), { recursive: true }).catch(
        () => {}, // A new entry has none yet.
      );
    }
    for (const asset of assets) await place(copy, asset.path, asset.content, asset.encoding);
    for (const file of dataFiles) await place(copy, file.path, file.raw, "utf8");
    // Last: nothing can be placed through a link, into the content itself.
    await linkOthers(path.join(root, "data"), path.join(copy, "data"));
    const { issues } = await validateContent(path.join(copy, "data"));
    const saved = new Set(dataFiles.map((file) => file.path));
    return issues.filter((issue) => saved.has(issue.file) && !isWarning(issue)).map(formatIssue);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Links what the copy doesn't have: an entry may show pictures of others. Only below the
 * folders of kinds, where the check takes a link for no entry, and doesn't read that.
 */
async function linkOthers(data: string, copy: string): Promise<void> {
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

async function place(root: string, name: string, content: string, encoding: BufferEncoding) {
  const target = path.join(root, name);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content, encoding);
}
