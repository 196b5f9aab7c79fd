import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { type KindName, kindNames, kinds } from "../../src/utils/kinds";
import { type ContentIssue, createFileIssue } from "./issues";

/**
 * Lists the files that a kind of content should have.
 * @param dataDir absolute path of `data/`
 * @returns absolute paths, also of a missing file that there should be
 */
export async function listContentFiles(kind: KindName, dataDir: string): Promise<string[]> {
  const { folder, file, storage } = kinds[kind];
  const root = path.join(dataDir, folder);
  if (storage === "single") return [path.join(root, file)];
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  if (storage === "folder") {
    const folders = entries.filter((entry) => entry.isDirectory());
    return folders.map(({ name }) => path.join(root, name, file));
  }
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".json"));
  return files.map(({ name }) => path.join(root, name));
}

/**
 * Finds missing folders, and JSON files in places where nothing reads them.
 * @param dataDir absolute path of `data/`
 * @param expected absolute paths of all content files
 */
export async function findMisplacedFiles(
  dataDir: string,
  expected: ReadonlySet<string>,
): Promise<ContentIssue[]> {
  const base = path.basename(dataDir);
  const missing = kindNames
    .map((name) => kinds[name])
    .filter(
      ({ storage, folder }) => storage === "folder" && !existsSync(path.join(dataDir, folder)),
    )
    .map(({ folder }) => createFileIssue(`${base}/${folder}`, "falta la carpeta"));
  const message = "aquí no va ningún archivo con ese nombre: cámbialo, o sácalo de data/";
  const misplaced = (await readdir(dataDir, { recursive: true }))
    .filter((entry) => entry.endsWith(".json") && !entry.startsWith(`schemas${path.sep}`))
    .filter((entry) => !expected.has(path.join(dataDir, entry)))
    .map((entry) => createFileIssue(`${base}/${entry.split(path.sep).join("/")}`, message));
  return [...missing, ...misplaced];
}

/**
 * Finds the GraphQL type of a content file, for gatsby-transformer-json.
 * @param node the File node; its first folder inside `data/` decides
 */
export function getTypeName({ node }: { node: { relativeDirectory?: unknown } }): string {
  const folder = String(node.relativeDirectory ?? "").split("/")[0];
  return kindNames.find((name) => kinds[name].folder === folder) ?? "OtherJson";
}
