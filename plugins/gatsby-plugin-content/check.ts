import path from "node:path";
import { findNodeAtLocation, getNodeValue, type Node } from "jsonc-parser";
import type { z } from "zod";
import { inBatches } from "../../src/utils/inBatches";
import { expectedAt, keysAt, schemaAt, valuesAt } from "./expected";
import { type Fault, type FieldPath, faultAt, type Source } from "./faults";
import { filesOf, misplaced } from "./files";
import { type JsonSchema, jsonSchemaOf } from "./jsonSchema";
import { type Entity, entities } from "./model/index";
import { checkPicture, type PictureUse, unusedPictures } from "./pictures";
import { readSource } from "./source";
import { suggest } from "./suggest";

/** What a check found. */
export interface Report {
  /** In the order of the files and of the places in them. */
  faults: Fault[];
  /** How many content files and pictures were read. */
  files: number;
  pictures: number;
}

/**
 * Reads and checks every content file and every picture they name.
 * @param dataDir absolute path of `data/`
 * @returns all faults of all files at once, warnings at the end
 */
export async function checkContent(dataDir: string): Promise<Report> {
  const names = (await Promise.all(entities.map((entity) => filesOf(entity, dataDir)))).flat();
  const expected = new Set(names.map(({ name }) => name));
  const schemas = new Map(entities.map((entity) => [entity, jsonSchemaOf(entity)]));
  const checked = await inBatches(names, ({ entity, name }) =>
    checkFile(entity, schemas.get(entity) ?? {}, name, dataDir),
  );
  const used = new Set(checked.flatMap(({ pictures }) => pictures));
  // What a file that can't be read would have named is not known.
  const allRead = checked.every(({ read }) => read);
  const errors = [
    ...checked.flatMap(({ faults }) => faults),
    ...(await misplaced(dataDir, expected)),
  ];
  return {
    faults: [...errors.sort(byPlace), ...(allRead ? await unusedPictures(dataDir, used) : [])],
    files: names.length,
    pictures: used.size,
  };
}

function byPlace(a: Fault, b: Fault): number {
  return (
    a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line || a.column - b.column
  );
}

/** Checks one file with its pictures, and keeps nothing of its text and syntax. */
async function checkFile(
  entity: Entity,
  schema: JsonSchema,
  name: string,
  dataDir: string,
): Promise<{ read: boolean; faults: Fault[]; pictures: string[] }> {
  const { source, faults } = await readSource(name, path.dirname(dataDir));
  if (!source.tree) return { read: false, faults, pictures: [] };
  const { $schema: _forEditors, ...value } = getNodeValue(source.tree) as Record<string, unknown>;
  const issues = entity.model.safeParse(value).error?.issues ?? [];
  const uses = picturesOf(source, schema);
  return {
    read: true,
    faults: [
      ...faults,
      ...issues.flatMap((issue) => toFaults(source, schema, issue)),
      ...(issues.some(({ path: [key] }) => key === "id") ? [] : checkId(entity, source, value.id)),
      ...(await Promise.all(uses.map((use) => checkPicture(use, dataDir)))).flat(),
    ],
    pictures: uses.map((use) => path.resolve(source.folder, use.value)),
  };
}

function toFaults(source: Source, schema: JsonSchema, issue: z.core.$ZodIssue): Fault[] {
  const at = issue.path as FieldPath;
  if (issue.code === "custom") return [faultAt(source, at, issue.message)];
  const node = source.tree && findNodeAtLocation(source.tree, at);
  if (issue.code === "unrecognized_keys") {
    const known = keysAt(schema, at);
    return issue.keys.map((key) => {
      const place = node?.children?.find((child) => child.children?.[0]?.value === key)?.offset;
      return faultAt(source, [...at, key], `clave desconocida${suggest(key, known)}`, place);
    });
  }
  const expected = expectedAt(schema, at);
  if (!node) return [faultAt(source, at, `falta; se esperaba ${expected}`)];
  const raw = source.text.slice(node.offset, node.offset + node.length);
  const found = node.type === "string" ? raw : raw.replace(/\s+/g, " ");
  const short = found.length > 60 ? `${found.slice(0, 59)}…` : found;
  const hint = typeof node.value === "string" ? suggest(node.value, valuesAt(schema, at)) : "";
  return [faultAt(source, at, `se esperaba ${expected}; hay ${short}${hint}`)];
}

function checkId(entity: Entity, source: Source, id: unknown): Fault[] {
  const isFile = entity.each === "file";
  const name = isFile ? path.basename(source.file, ".json") : path.basename(source.folder);
  if (!entity.each || typeof id !== "string" || id === name) return [];
  const like = isFile ? "archivo" : "carpeta";
  return [faultAt(source, ["id"], `se esperaba "${name}", como su ${like}; hay "${id}"`)];
}

function picturesOf(source: Source, schema: JsonSchema): PictureUse[] {
  const uses: PictureUse[] = [];
  const visit = (node: Node, at: FieldPath): void => {
    const picture = schemaAt(schema, at)?.picture;
    if (picture && typeof node.value === "string" && node.value.startsWith(".")) {
      uses.push({ source, at, value: node.value, minWidth: picture.minWidth });
    }
    for (const [index, child] of (node.children ?? []).entries()) {
      const [key, value] = child.children ?? [];
      if (node.type === "array") visit(child, [...at, index]);
      else if (key && value) visit(value, [...at, String(key.value)]);
    }
  };
  if (source.tree) visit(source.tree, []);
  return uses;
}
