import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { type Fault, faultOf } from "./faults";
import { type Entity, entities } from "./model/index";

/** A content file, there or not, and what kind it is. */
interface ContentFile {
  entity: Entity;
  /** Absolute path. */
  name: string;
}

/**
 * The files of a kind that there should be.
 * @param dataDir absolute path of `data/`
 */
export async function filesOf(entity: Entity, dataDir: string): Promise<ContentFile[]> {
  const root = path.join(dataDir, entity.folder);
  if (!entity.each) return [{ entity, name: path.join(root, entity.file) }];
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  if (entity.each === "file") {
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
      .map((entry) => ({ entity, name: path.join(root, entry.name) }));
  }
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ entity, name: path.join(root, entry.name, entity.file) }));
}

/**
 * Finds folders that are missing, and JSON files in places where nothing checks them.
 * @param dataDir absolute path of `data/`
 * @param expected absolute paths of the files that are checked
 */
export async function misplaced(dataDir: string, expected: Set<string>): Promise<Fault[]> {
  const base = path.basename(dataDir);
  const missing = entities
    .filter(({ each, folder }) => each === true && !existsSync(path.join(dataDir, folder)))
    .map(({ folder }) => faultOf(`${base}/${folder}`, "falta la carpeta"));
  const entries = await readdir(dataDir, { recursive: true });
  const strays = entries
    .filter((entry) => entry.endsWith(".json") && !entry.startsWith(`schemas${path.sep}`))
    .filter((entry) => !expected.has(path.join(dataDir, entry)))
    .map((entry) => `${base}/${entry.split(path.sep).join("/")}`)
    .map((file) =>
      faultOf(file, "aquí no va ningún archivo con ese nombre: cámbialo, o sácalo de data/"),
    );
  return [...missing, ...strays];
}

/**
 * Finds the GraphQL type of a content file, for gatsby-transformer-json.
 * @param node the File node; its first folder inside `data/` decides
 */
export function getTypeName({ node }: { node: { relativeDirectory?: unknown } }): string {
  const folder = String(node.relativeDirectory ?? "").split("/")[0];
  return entities.find((entity) => entity.folder === folder)?.type ?? "OtherJson";
}
