import path from "node:path";
import { findNodeAtLocation, getNodeValue } from "jsonc-parser";
import type { z } from "zod";
import { type Kind, type KindName, kindNames, kinds } from "../../src/kinds";
import { formatNumber } from "../../src/utils/format";
import { PAGE_SIZE } from "../../src/utils/paths";
import { foldLetters } from "../../src/utils/slug";
import { mapInBatches } from "../utils/mapInBatches";
import { findMissingGlyphs } from "../utils/missingGlyphs";
import {
  findWrongPaths,
  formatPath,
  getContentFiles,
  getEntryId,
  readDataTree,
} from "./contentFiles";
import {
  type ContentIssue,
  createFileIssue,
  createIssue,
  type FieldPath,
  type JsonSource,
  limitIssues,
  MAX_ISSUES,
} from "./issues";
import { createJsonSchema, findSchema, type JsonSchema } from "./jsonSchema";
import { getTexts, getValues, readJsonSource } from "./jsonSource";
import { createTargetCheck, findDeadTargets, type TargetCheck } from "./links";
import { describeExpected, isAmount, suggestThousands, suggestWord } from "./messages";
import { models } from "./model/index";
import { findUnusedPictures, type PictureUse, validatePicture } from "./pictures";
import { createSampleText } from "./sampleEntry";
import { normalizeText, quote, shorten } from "./text";

const schemas = new Map(kindNames.map((kind) => [kind, createJsonSchema(kind)]));

/** Missing glyphs that are reported of a file. */
const MAX_MISSING_GLYPHS = 5;

interface ContentReport {
  /** In the order of the files and of the places in them. */
  issues: ContentIssue[];
  /** How many content files and pictures were read. */
  files: number;
  pictures: number;
}

/**
 * Validates every content file and every picture that they name.
 * @param dataDir absolute path of `data/`
 * @returns the issues of all files in order, and last the pictures that none uses
 */
export async function validateContent(dataDir: string): Promise<ContentReport> {
  const tree = await readDataTree(dataDir);
  if (tree.folders.length === 0 && tree.issues.length > 0) {
    return { issues: tree.issues, files: 0, pictures: 0 };
  }
  const files = [...schemas].flatMap(([kind, schema]) =>
    getContentFiles(kind, tree, dataDir).map((name) => ({ kind, schema, name })),
  );
  const explainTarget = createTargetCheck(files);
  const results = await mapInBatches(files, (file) =>
    validateFile(file, dataDir, explainTarget).catch((error: unknown) => {
      // The parser is recursive: nesting that is too deep overflows the stack.
      if (!(error instanceof RangeError)) throw error;
      const message = "hay demasiados objetos o listas unos dentro de otros";
      const issues = [createFileIssue(formatPath(file.name, dataDir), message)];
      return { source: undefined, issues, pictures: [] };
    }),
  );
  const used = new Set(results.flatMap(({ pictures }) => pictures));
  const issues = [
    ...tree.issues,
    ...results.flatMap(({ issues }) => issues),
    ...findSpellings(results.flatMap(({ source }) => source ?? [])),
    ...findWrongPaths(tree, dataDir, new Set(files.map(({ name }) => name))),
    ...findLongLists(files),
  ];
  // Which pictures an unreadable file names is unknown.
  const allRead = results.every(({ source }) => source);
  return {
    issues: [
      ...issues.sort(compareByPlace),
      ...(allRead ? findUnusedPictures(tree, dataDir, used) : []),
    ],
    files: files.length,
    pictures: used.size,
  };
}

/** Warns of places that another entry spells differently: a filter would offer both. */
function findSpellings(sources: readonly JsonSource[]): ContentIssue[] {
  const first = new Map<string, { name: string; file: string }>();
  return sources.flatMap((source) => {
    const location = source.tree && findNodeAtLocation(source.tree, ["location"])?.value;
    // A quarter and its town.
    const names = typeof location === "string" ? normalizeText(location).split(", ") : [];
    return names.flatMap((name) => {
      const key = foldLetters(name);
      const other = first.get(key) ?? { name, file: source.file };
      first.set(key, other);
      if (name === other.name) return [];
      const message = `«${shorten(name)}» se escribe «${shorten(other.name)}» en ${other.file}: escríbelo igual`;
      return [{ ...createIssue(source, ["location"], message), level: "warning" as const }];
    });
  });
}

/** Warns of lists that are too long for one page. */
function findLongLists(files: readonly { kind: KindName }[]): ContentIssue[] {
  return kindNames.flatMap((name) => {
    const { folder, list }: Kind = kinds[name];
    const count = files.filter(({ kind }) => kind === name).length;
    if (!list?.template || count <= PAGE_SIZE) return [];
    const message = `son ${count}; de más de ${PAGE_SIZE} la lista sale en páginas y sin filtros`;
    return [createFileIssue(`data/${folder}`, message, "warning")];
  });
}

function compareByPlace(a: ContentIssue, b: ContentIssue): number {
  return (
    a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line || a.column - b.column
  );
}

async function validateFile(
  { kind, schema, name }: { kind: KindName; schema: JsonSchema; name: string },
  dataDir: string,
  explainTarget: TargetCheck,
): Promise<{ source?: JsonSource; issues: ContentIssue[]; pictures: string[] }> {
  const { source, issues } = await readJsonSource(name, path.dirname(dataDir));
  if (!source.tree) return { issues, pictures: [] };
  const { $schema: _forEditors, ...value } = getNodeValue(source.tree) as Record<string, unknown>;
  const violations = models[kind].safeParse(value).error?.issues ?? [];
  const hasValidId = violations.every(({ path: [key] }) => key !== "id");
  const uses = getPictures(source, schema);
  const points = findThousandsPoints(source, schema);
  const found = [
    ...issues,
    // 2.500 gets one issue, about its point, and not a second one about its size.
    ...violations
      .flatMap((violation) => describeViolation(source, schema, violation))
      .filter(({ field }) => !points.some((point) => point.field === field)),
    ...(hasValidId ? validateId(kind, source, value.id) : []),
    ...findDeadTargets(source, explainTarget),
    ...points,
    ...findMissingGlyphIssues(source, schema),
    ...findSampleText(source, schema),
    ...(await Promise.all(uses.map((use) => validatePicture(use, dataDir)))).flat(),
  ];
  return {
    source,
    issues: limitIssues(found.sort(compareByPlace)),
    pictures: uses.map((use) => path.resolve(source.folder, use.value)),
  };
}

function describeUnknownKeys(
  source: JsonSource,
  field: FieldPath,
  keys: readonly string[],
  schema: JsonSchema | undefined,
): ContentIssue[] {
  const known = Object.keys(schema?.properties ?? {});
  const node = source.tree && findNodeAtLocation(source.tree, field);
  const places = new Map(
    node?.children?.map(({ children, offset }) => [children?.[0]?.value, offset]),
  );
  return keys.map((key, index) => {
    // More are only counted.
    const hint = index < MAX_ISSUES ? suggestWord(key, known) : "";
    return createIssue(source, [...field, key], `clave desconocida${hint}`, places.get(key));
  });
}

function describeViolation(
  source: JsonSource,
  schema: JsonSchema,
  violation: z.core.$ZodIssue,
): ContentIssue[] {
  const field = violation.path as FieldPath;
  if (violation.code === "custom") {
    const { level = "error" } = violation.params ?? {};
    return [{ ...createIssue(source, field, violation.message), level }];
  }
  const node = source.tree && findNodeAtLocation(source.tree, field);
  const fieldSchema = findSchema(schema, field);
  if (violation.code === "unrecognized_keys") {
    return describeUnknownKeys(source, field, violation.keys, fieldSchema);
  }
  const expected = describeExpected(fieldSchema);
  if (!node) return [createIssue(source, field, `falta; se esperaba ${expected}`)];
  if (violation.code === "too_big" && violation.origin === "string") {
    const read = fieldSchema?.isText ? normalizeText(node.value) : node.value;
    const [max, length] = [Number(violation.maximum), read.length];
    const message = `se esperaba un texto de ${formatNumber(max)} letras como mucho; tiene ${formatNumber(length)}`;
    return [createIssue(source, field, message)];
  }
  if (violation.code === "too_big" && violation.origin === "array") {
    const [max, length] = [Number(violation.maximum), node.children?.length ?? 0];
    const most = fieldSchema?.minItems === max ? "" : " como mucho";
    const message = `se esperaba una lista de ${formatNumber(max)} elementos${most}; tiene ${formatNumber(length)}`;
    return [createIssue(source, field, message)];
  }
  const written = source.text.slice(node.offset, node.offset + Math.min(node.length, 500));
  const found = node.type === "string" ? written : written.replace(/\s+/g, " ");
  const hint =
    typeof node.value === "string"
      ? suggestWord(node.value, fieldSchema?.enum ?? [])
      : suggestThousands(node.value, fieldSchema ?? {});
  return [createIssue(source, field, `se esperaba ${expected}; hay ${shorten(found)}${hint}`)];
}

/** The id of an entry is the name of its folder or file. */
function validateId(kind: KindName, source: JsonSource, id: unknown): ContentIssue[] {
  const { storage } = kinds[kind];
  if (storage === "single" || typeof id !== "string") return [];
  const name = getEntryId(kind, path.join(source.folder, path.basename(source.file)));
  const place = storage === "file" ? "archivo" : "carpeta";
  if (id === name) return [];
  return [
    createIssue(source, ["id"], `se esperaba ${quote(name)}, como su ${place}; hay ${quote(id)}`),
  ];
}

/** A sum or a measure with the point of the thousands: 389.000 is read as 389. */
function findThousandsPoints(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  return getValues(source.tree).flatMap(({ field, node: { type, offset, length } }) => {
    const written = source.text.slice(offset, offset + length);
    if (type !== "number" || !/^[1-9]\d{0,2}\.\d{3}$/.test(written)) return [];
    // Rates and coordinates may have three decimals.
    if (!isAmount(findSchema(schema, field) ?? {})) return [];
    const expected = `los miles sin punto, como ${written.replace(".", "")}`;
    return [createIssue(source, field, `se esperaba un número con ${expected}; hay ${written}`)];
  });
}

/** Warns once a file of a text that `npm run new` has written. */
function findSampleText(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  const text = getTexts(source.tree).find(({ field, value }) => {
    const fieldSchema = value.startsWith("(") && findSchema(schema, field);
    return fieldSchema && value === createSampleText(fieldSchema);
  });
  if (!text) return [];
  const message = "es el texto de muestra: escribe el tuyo, y los demás que haya en este archivo";
  return [{ ...createIssue(source, text.field, message), level: "warning" }];
}

/** Warns of characters that the fonts of dossiers and share pictures lack, each once a file. */
function findMissingGlyphIssues(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  const found = new Map<string, ContentIssue>();
  for (const { field, value } of getTexts(source.tree)) {
    for (const { character, instead } of findMissingGlyphs(normalizeText(value))) {
      if (found.has(character) || !findSchema(schema, field)?.isText) continue;
      const advice = instead ? `escribe «${instead}»` : "quítalo o dilo con palabras";
      const message = `«${character}» no está en la letra con que se imprimen el dossier y la imagen al compartir: ${advice}`;
      found.set(character, { ...createIssue(source, field, message), level: "warning" });
    }
  }
  return [...found.values()].slice(0, MAX_MISSING_GLYPHS);
}

function getPictures(source: JsonSource, schema: JsonSchema): PictureUse[] {
  return getTexts(source.tree)
    .filter(({ value }) => value.startsWith("."))
    .flatMap(({ field, value }) => {
      const picture = findSchema(schema, field)?.picture;
      return picture ? [{ source, field, value, minWidth: picture.minWidth }] : [];
    });
}
