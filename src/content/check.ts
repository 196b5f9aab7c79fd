import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { z } from "zod";
import { expectedAt, isPicture } from "./expected";
import { type JsonSchema, jsonSchemaOf } from "./jsonSchema";
import { type Entity, entities } from "./model";

/** One thing wrong in one place of the content, told to a maintainer in Spanish. */
export interface Fault {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based, in the file. */
  line: number;
  column: number;
  /** Dotted path of the field, as in `gallery.2.alt`; empty for the whole file. */
  field: string;
  message: string;
}

type Path = (string | number)[];

interface Source {
  file: string;
  folder: string;
  text: string;
  tree: Node | undefined;
  schema: JsonSchema;
}

/**
 * Reads and checks every content file.
 * @param dataDir absolute path of `data/`
 * @returns the faults of all files, in the files' order; none when all is well
 */
export async function checkContent(dataDir: string): Promise<Fault[]> {
  const faults = await Promise.all(entities.map((entity) => checkEntity(entity, dataDir)));
  return faults.flat();
}

/**
 * A fault as one line.
 * @returns `data/projects/1/project.json:12:5  details.bedrooms  …`
 */
export function formatFault({ file, line, column, field, message }: Fault): string {
  return [`${file}:${line}:${column}`, field, message].filter(Boolean).join("  ");
}

async function checkEntity(entity: Entity, dataDir: string): Promise<Fault[]> {
  const root = path.join(dataDir, entity.folder);
  if (!entity.each) return checkFile(entity, root, dataDir);
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const faults = await Promise.all(
    folders.map((name) => checkFile(entity, path.join(root, name), dataDir)),
  );
  return faults.flat();
}

async function checkFile(entity: Entity, folder: string, dataDir: string): Promise<Fault[]> {
  const name = path.join(folder, entity.file);
  const file = path.relative(path.dirname(dataDir), name).split(path.sep).join("/");
  const text = await readFile(name, "utf8").catch(() => undefined);
  if (text === undefined)
    return [{ file, line: 1, column: 1, field: "", message: "falta el archivo" }];
  const source = { file, folder, text, tree: parseTree(text), schema: jsonSchemaOf(entity) };
  const value = parse(text);
  if (value === undefined) return [faultAt(source, [], "no es JSON válido")];
  const result = entity.model.safeParse(value);
  const wrong = (result.error?.issues ?? []).flatMap((issue) => toFaults(source, issue));
  return [...wrong, ...checkId(entity, source, value), ...checkPictures(source)];
}

/** `$schema` is for editors and no part of the content. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null)
      delete (value as { $schema?: unknown }).$schema;
    return value;
  } catch {
    return undefined;
  }
}

function faultAt({ file, text, tree }: Source, at: Path, message: string): Fault {
  const offset = nearest(tree, at)?.offset ?? 0;
  const before = text.slice(0, offset).split("\n");
  return {
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    field: at.join("."),
    message,
  };
}

/** The value at a path or, where it is missing, the thing it is missing from. */
function nearest(tree: Node | undefined, at: Path): Node | undefined {
  if (!tree) return undefined;
  return findNodeAtLocation(tree, at) ?? (at.length ? nearest(tree, at.slice(0, -1)) : tree);
}

function toFaults(source: Source, issue: z.core.$ZodIssue): Fault[] {
  const at = issue.path as Path;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => faultAt(source, [...at, key], "clave desconocida"));
  }
  const expected = issue.code === "invalid_format" ? issue.message : expectedAt(source.schema, at);
  const node = source.tree && findNodeAtLocation(source.tree, at);
  if (!node) return [faultAt(source, at, `falta; se esperaba ${expected}`)];
  const found = source.text.slice(node.offset, node.offset + Math.min(node.length, 60));
  return [faultAt(source, at, `se esperaba ${expected}; hay ${found}`)];
}

function checkId(entity: Entity, source: Source, value: unknown): Fault[] {
  if (!entity.each) return [];
  const id = (value as { id?: unknown } | null)?.id;
  const name = path.basename(source.folder);
  if (typeof id !== "string" || id === name) return [];
  return [faultAt(source, ["id"], `se esperaba "${name}", el nombre de su carpeta; hay "${id}"`)];
}

function checkPictures(source: Source): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: Node, at: Path): void => {
    for (const [index, child] of (node.children ?? []).entries()) {
      if (node.type === "array") visit(child, [...at, index]);
      else if (child.children?.[1])
        visit(child.children[1], [...at, String(child.children[0]?.value)]);
    }
    const value: unknown = node.value;
    if (node.type !== "string" || typeof value !== "string" || !isPicture(source.schema, at))
      return;
    if (!existsSync(path.resolve(source.folder, value))) {
      faults.push(faultAt(source, at, `se esperaba una imagen que exista; no está "${value}"`));
    }
  };
  if (source.tree) visit(source.tree, []);
  return faults;
}
