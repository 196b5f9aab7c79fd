import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { getModel, type ModelName } from "../model/models";
import { isSystemName } from "../settings/ignoredFiles";
import { type ContentIssue, createFileIssue } from "./issues";
import type { UnsavedFiles } from "./jsonSource";

/** The files and folders in `data/`, as absolute paths. */
export interface DataFiles {
  files: string[];
  folders: string[];
  issues: ContentIssue[];
}

export const MISSING_FOLDER = "falta la carpeta: créala, o recupérala de una copia";
export const NO_FOLDER = "es un archivo y se esperaba una carpeta: cámbialo de sitio";

/** Formats an absolute path for issues: relative to the project's root, with forward slashes. */
export function formatPath(file: string, dataDir: string): string {
  return path.relative(path.dirname(dataDir), file).split(path.sep).join("/");
}

/**
 * Lists all files and folders in `data/`, without following symbolic links.
 * @param dataDir absolute path of `data/`
 * @param unsaved future files by absolute path, listed as if they were there
 * @returns what was found, and an issue for everything unusable
 */
export async function listDataFiles(
  dataDir: string,
  unsaved: UnsavedFiles = new Map(),
): Promise<DataFiles> {
  const dataFiles: DataFiles = { files: [], folders: [], issues: [] };
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      dataFiles.issues.push(createFileIssue(formatPath(folder, dataDir), explainFolder(error)));
      return [];
    });
    for (const entry of entries) {
      if (isSystemName(entry.name)) continue;
      const name = path.join(folder, entry.name);
      const refusal = explainRefusal(entry);
      if (refusal) dataFiles.issues.push(createFileIssue(formatPath(name, dataDir), refusal));
      else if (entry.isFile()) dataFiles.files.push(name);
      else {
        dataFiles.folders.push(name);
        await visit(name);
      }
    }
  };
  await visit(dataDir);
  const names = [...unsaved.keys()];
  const files = new Set([...dataFiles.files, ...names]);
  const folders = new Set([...dataFiles.folders, ...names.map((name) => path.dirname(name))]);
  return { ...dataFiles, files: [...files], folders: [...folders] };
}

/** Explains why something in `data/` is unusable, if it is. */
function explainRefusal(entry: Dirent): string | undefined {
  if (!entry.isFile() && !entry.isDirectory()) {
    return "no es un archivo ni una carpeta, sino un enlace u otra cosa: pon aquí una copia";
  }
  const isOddJson = /\.json$/i.test(entry.name) && !entry.name.endsWith(".json");
  if (!isOddJson && !entry.name.includes("\\")) return undefined;
  return "tiene un nombre que el sitio no puede leer: quita «\\» y escribe «.json» en minúsculas";
}

/** Explains why a folder can't be read and how to fix that. */
function explainFolder(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return MISSING_FOLDER;
  if (code === "ENOTDIR") return NO_FOLDER;
  return `no se puede leer la carpeta (${code}): da permiso de lectura a tu usuario`;
}

/** Gets the absolute paths of the files that a kind of content should have, even if missing. */
export function getContentFiles(name: ModelName, dataFiles: DataFiles, dataDir: string): string[] {
  const { folder, file, isSingle } = getModel(name);
  const root = path.join(dataDir, folder);
  if (isSingle) return [path.join(root, file)];
  const entries = dataFiles.folders.filter((entry) => path.dirname(entry) === root);
  return entries.map((entry) => path.join(entry, file));
}
