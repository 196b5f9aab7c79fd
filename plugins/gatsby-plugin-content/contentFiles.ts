import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { type KindName, kindNames, kinds } from "../../src/utils/kinds";
import { type ContentIssue, createFileIssue } from "./issues";

/** Everything that lies in `data/`, as absolute paths. */
export interface DataTree {
  files: string[];
  /** Folders that hold neither entries nor anything else, too. */
  folders: string[];
  /** Links and whatever else is neither, and can't be used. */
  unusable: string[];
  issues: ContentIssue[];
}

/** Formats an absolute path as issues say it: from the project's root, with forward slashes. */
export function formatPath(file: string, dataDir: string): string {
  return path.relative(path.dirname(dataDir), file).split(path.sep).join("/");
}

/**
 * Lists all files and folders of `data/` without following links to folders, which could lead
 * round in circles or out of it.
 * @param dataDir absolute path of `data/`
 * @returns what was found, and an issue for each link and each folder that can't be used
 */
export async function readDataTree(dataDir: string): Promise<DataTree> {
  const tree: DataTree = { files: [], folders: [], unusable: [], issues: [] };
  const base = await realpath(dataDir).catch(() => dataDir);
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readFolder(folder, dataDir, tree.issues)) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        tree.folders.push(name);
        await visit(name);
      } else if (entry.isFile()) {
        tree.files.push(name);
      } else {
        const message = await explainLink(name, base);
        if (message) {
          tree.unusable.push(name);
          tree.issues.push(createFileIssue(formatPath(name, dataDir), message));
        } else tree.files.push(name);
      }
    }
  };
  await visit(dataDir);
  return tree;
}

async function readFolder(
  folder: string,
  dataDir: string,
  issues: ContentIssue[],
): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    issues.push(createFileIssue(formatPath(folder, dataDir), explainFolder(error)));
    return [];
  }
}

/** Explains why a folder can't be read and how to mend it. */
function explainFolder(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "falta la carpeta: créala, o recupérala de una copia";
  if (code === "ENOTDIR") return "es un archivo y se esperaba una carpeta: cámbialo de sitio";
  if (code === "EACCES" || code === "EPERM") {
    return "no se puede leer la carpeta: da permiso de lectura a tu usuario";
  }
  return `no se puede leer la carpeta (${code ?? "error"})`;
}

/** Explains why a link, or anything else that is no file or folder, can't be used. */
async function explainLink(name: string, base: string): Promise<string | undefined> {
  const target = await realpath(name).catch(() => undefined);
  if (!target) return "es un enlace que no lleva a ningún archivo o da vueltas: quítalo";
  if (target !== base && !target.startsWith(base + path.sep)) {
    return "es un enlace que lleva fuera de data/: pon aquí el propio archivo o carpeta";
  }
  const found = await stat(name).catch(() => undefined);
  if (found?.isFile() && !name.endsWith(".json")) return undefined;
  return "es un enlace, y aquí solo se leen carpetas y archivos: pon una copia";
}

/**
 * Lists the files that a kind of content should have.
 * @param tree what lies in `data/`
 * @param dataDir absolute path of `data/`
 * @returns absolute paths, also of a missing file that there should be
 */
export function listContentFiles(kind: KindName, tree: DataTree, dataDir: string): string[] {
  const { folder, file, storage } = kinds[kind];
  const root = path.join(dataDir, folder);
  const isInside = (name: string) => path.dirname(name) === root;
  if (storage === "single") return [path.join(root, file)];
  if (storage === "folder") {
    return tree.folders.filter(isInside).map((name) => path.join(name, file));
  }
  return tree.files.filter((name) => isInside(name) && name.endsWith(".json"));
}

/** Gets the id of an entry from its file's path: the name of its folder, or its own. */
export function getEntryId(kind: KindName, file: string): string {
  return path.basename(kinds[kind].storage === "file" ? file : path.dirname(file), ".json");
}

/**
 * Finds missing folders, folders named like files and files named like folders, and JSON files
 * where nothing reads them.
 * @param tree what lies in `data/`
 * @param dataDir absolute path of `data/`
 * @param expected absolute paths of all content files
 */
export function findMisplacedFiles(
  tree: DataTree,
  dataDir: string,
  expected: ReadonlySet<string>,
): ContentIssue[] {
  const known = new Set([...tree.folders, ...tree.files]);
  const listFolders = (...storages: string[]) =>
    kindNames
      .filter((name) => storages.includes(kinds[name].storage))
      .map((name) => path.join(dataDir, kinds[name].folder));
  const roots = listFolders("folder");
  const places = listFolders("folder", "file");
  const missing = roots
    .filter((name) => !known.has(name))
    .map((name) => createFileIssue(formatPath(name, dataDir), "falta la carpeta"));
  const message = "aquí no va ningún archivo con ese nombre: cámbialo, o sácalo de data/";
  const schemas = path.join(dataDir, "schemas") + path.sep;
  const misplaced = tree.files
    .filter((name) => name.endsWith(".json") && !name.startsWith(schemas) && !expected.has(name))
    .map((name) => createFileIssue(formatPath(name, dataDir), message));
  const folderMessage = "es una carpeta con nombre de archivo: cámbialo, o bórrala";
  const folders = tree.folders
    .filter((name) => name.endsWith(".json") && !expected.has(name))
    .map((name) => createFileIssue(formatPath(name, dataDir), folderMessage));
  const fileMessage = "es un archivo y se esperaba una carpeta: recupérala de una copia, o bórralo";
  const files = tree.files
    .filter(
      (name) =>
        places.includes(name) ||
        (roots.includes(path.dirname(name)) && !path.basename(name).includes(".")),
    )
    .map((name) => createFileIssue(formatPath(name, dataDir), fileMessage));
  return [...missing, ...misplaced, ...folders, ...files];
}

/**
 * Finds the GraphQL type of a content file, for gatsby-transformer-json.
 * @param node the File node; its first folder inside `data/` decides
 */
export function getTypeName({ node }: { node: { relativeDirectory?: unknown } }): string {
  const folder = String(node.relativeDirectory ?? "").split("/")[0];
  return kindNames.find((name) => kinds[name].folder === folder) ?? "OtherJson";
}
