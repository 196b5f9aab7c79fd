import path from "node:path";
import { findNodeAtLocation, getNodeValue, type Node } from "jsonc-parser";
import type { z } from "zod";
import { type KindName, kindNames, kinds } from "../../src/utils/kinds";
import { inBatches } from "../shared/inBatches";
import { findMisplacedFiles, listContentFiles } from "./contentFiles";
import { type ContentIssue, createIssue, type FieldPath, type JsonSource } from "./issues";
import { createJsonSchema, findSchema, type JsonSchema } from "./jsonSchema";
import { readJsonSource } from "./jsonSource";
import { describeExpected, suggestWord } from "./messages";
import { models } from "./model/index";
import { findUnusedPictures, type PictureUse, validatePicture } from "./pictures";

export interface ContentReport {
  /** In the order of the files and of the places in them. */
  issues: ContentIssue[];
  /** How many content files and pictures were read. */
  files: number;
  pictures: number;
}

/**
 * Validates every content file and every picture that they name.
 * @param dataDir absolute path of `data/`
 * @returns the issues of all files, warnings last
 */
export async function validateContent(dataDir: string): Promise<ContentReport> {
  const files = (
    await Promise.all(
      kindNames.map(async (kind) => {
        const schema = createJsonSchema(kind);
        const names = await listContentFiles(kind, dataDir);
        return names.map((name) => ({ kind, schema, name }));
      }),
    )
  ).flat();
  const results = await inBatches(files, (file) => validateFile(file, dataDir));
  const used = new Set(results.flatMap(({ pictures }) => pictures));
  const errors = [
    ...results.flatMap(({ issues }) => issues),
    ...(await findMisplacedFiles(dataDir, new Set(files.map(({ name }) => name)))),
  ];
  // Which pictures an unreadable file names is unknown.
  const allRead = results.every(({ isRead }) => isRead);
  return {
    issues: [
      ...errors.sort(compareByPlace),
      ...(allRead ? await findUnusedPictures(dataDir, used) : []),
    ],
    files: files.length,
    pictures: used.size,
  };
}

function compareByPlace(a: ContentIssue, b: ContentIssue): number {
  return (
    a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line || a.column - b.column
  );
}

async function validateFile(
  { kind, schema, name }: { kind: KindName; schema: JsonSchema; name: string },
  dataDir: string,
): Promise<{ isRead: boolean; issues: ContentIssue[]; pictures: string[] }> {
  const { source, issues } = await readJsonSource(name, path.dirname(dataDir));
  if (!source.tree) return { isRead: false, issues, pictures: [] };
  const { $schema: _forEditors, ...value } = getNodeValue(source.tree) as Record<string, unknown>;
  const violations = models[kind].safeParse(value).error?.issues ?? [];
  const hasValidId = violations.every(({ path: [key] }) => key !== "id");
  const uses = listPictures(source, schema);
  return {
    isRead: true,
    issues: [
      ...issues,
      ...violations.flatMap((violation) => describeViolation(source, schema, violation)),
      ...(hasValidId ? validateId(kind, source, value.id) : []),
      ...(await Promise.all(uses.map((use) => validatePicture(use, dataDir)))).flat(),
    ],
    pictures: uses.map((use) => path.resolve(source.folder, use.value)),
  };
}

function describeViolation(
  source: JsonSource,
  schema: JsonSchema,
  violation: z.core.$ZodIssue,
): ContentIssue[] {
  const field = violation.path as FieldPath;
  if (violation.code === "custom") return [createIssue(source, field, violation.message)];
  const node = source.tree && findNodeAtLocation(source.tree, field);
  const fieldSchema = findSchema(schema, field);
  if (violation.code === "unrecognized_keys") {
    const known = Object.keys(fieldSchema?.properties ?? {});
    return violation.keys.map((key) => {
      const property = node?.children?.find((child) => child.children?.[0]?.value === key);
      const message = `clave desconocida${suggestWord(key, known)}`;
      return createIssue(source, [...field, key], message, property?.offset);
    });
  }
  const expected = describeExpected(fieldSchema);
  if (!node) return [createIssue(source, field, `falta; se esperaba ${expected}`)];
  const written = source.text.slice(node.offset, node.offset + node.length);
  const found = node.type === "string" ? written : written.replace(/\s+/g, " ");
  const shortened = found.length > 60 ? `${found.slice(0, 59)}…` : found;
  const hint =
    typeof node.value === "string" ? suggestWord(node.value, fieldSchema?.enum ?? []) : "";
  return [createIssue(source, field, `se esperaba ${expected}; hay ${shortened}${hint}`)];
}

/** The id of an entry is the name of its folder or file. */
function validateId(kind: KindName, source: JsonSource, id: unknown): ContentIssue[] {
  const { storage } = kinds[kind];
  if (storage === "single" || typeof id !== "string") return [];
  const [name, place] =
    storage === "file"
      ? [path.basename(source.file, ".json"), "archivo"]
      : [path.basename(source.folder), "carpeta"];
  if (id === name) return [];
  return [createIssue(source, ["id"], `se esperaba "${name}", como su ${place}; hay "${id}"`)];
}

function listPictures(source: JsonSource, schema: JsonSchema): PictureUse[] {
  const uses: PictureUse[] = [];
  const visit = (node: Node, field: FieldPath): void => {
    const picture = findSchema(schema, field)?.picture;
    if (picture && typeof node.value === "string" && node.value.startsWith(".")) {
      uses.push({ source, field, value: node.value, minWidth: picture.minWidth });
    }
    for (const [index, child] of (node.children ?? []).entries()) {
      const [key, value] = child.children ?? [];
      if (node.type === "array") visit(child, [...field, index]);
      else if (key && value) visit(value, [...field, String(key.value)]);
    }
  };
  if (source.tree) visit(source.tree, []);
  return uses;
}
