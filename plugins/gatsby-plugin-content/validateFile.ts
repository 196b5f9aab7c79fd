import path from "node:path";
import { findNodeAtLocation, getNodeValue } from "jsonc-parser";
import type { z } from "zod";
import { formatNumber } from "../../src/utils/format";
import { slugify } from "../../src/utils/slug";
import { findMissingGlyphs } from "../utils/replaceMissingGlyphs";
import { quote, shorten } from "./formatValue";
import {
  type ContentIssue,
  compareByPlace,
  createIssue,
  type FieldPath,
  limitIssues,
  MAX_ISSUES,
} from "./issues";
import { createJsonSchema, findSchema, type JsonSchema } from "./jsonSchema";
import {
  type JsonSource,
  listScalars,
  listStrings,
  readJsonSource,
  type UnsavedFiles,
} from "./jsonSource";
import { findBrokenLinks, type TargetCheck } from "./links";
import {
  describeExpected,
  isAmount,
  suggestChoice,
  suggestDigits,
  suggestThousands,
  suggestWord,
} from "./messages";
import { getModel, type ModelName, modelNames, models } from "./model/index";
import { slug } from "./model/stringFields";
import { normalizeText } from "./normalizeText";
import { type PictureUse, validatePicture } from "./pictures";
import { createSampleText } from "./sampleEntry";

const schemas = Object.fromEntries(
  modelNames.map((name) => [name, createJsonSchema(name)]),
) as Record<ModelName, JsonSchema>;

/** The maximum number of missing glyphs reported per file. */
const MAX_MISSING_GLYPHS = 5;

/** A content file, by absolute path. */
export interface ContentFile {
  model: ModelName;
  name: string;
}

/**
 * Validates a content file and the pictures that it refers to.
 * @param dataDir absolute path of `data/`
 * @param unsaved future contents by absolute path, which take precedence over the files
 * @returns its issues sorted by position, and the absolute paths of its pictures; no source if it
 * can't be read
 */
export async function validateFile(
  { model, name }: ContentFile,
  dataDir: string,
  explainTarget: TargetCheck,
  unsaved: UnsavedFiles = new Map(),
): Promise<{ source?: JsonSource; issues: ContentIssue[]; pictures: string[] }> {
  const { source, issues } = await readJsonSource(name, path.dirname(dataDir), unsaved);
  if (!source.tree) return { issues, pictures: [] };
  const schema = schemas[model];
  const { $schema: _forEditors, ...value } = getNodeValue(source.tree) as Record<string, unknown>;
  const violations = models[model].schema.safeParse(value).error?.issues ?? [];
  const hasValidId = violations.every(({ path: [key] }) => key !== "id");
  const uses = getPictures(source, schema);
  const points = findThousandsPoints(source, schema);
  const found = [
    ...issues,
    // 2.500 gets a single issue, about its separator, and not another one about its size.
    ...violations
      .flatMap((violation) => describeViolation(source, schema, violation))
      .filter(({ field }) => !points.some((point) => point.field === field)),
    ...validateId(model, source, value.id, hasValidId),
    ...findBrokenLinks(model, source, explainTarget),
    ...points,
    ...findMissingGlyphIssues(source, schema),
    ...findSampleText(source, schema),
    ...(await Promise.all(uses.map((use) => validatePicture(use, dataDir, unsaved)))).flat(),
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
    // Further ones are only counted.
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
    const { level = "error", other } = violation.params ?? {};
    // An item of the same list, to which the message refers.
    const related = other !== undefined && createIssue(source, [...field.slice(0, -2), other], "");
    const line = related ? ` (línea ${related.line})` : "";
    return [{ ...createIssue(source, field, violation.message + line), level }];
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
  if (violation.code === "too_small" && node.type === "array") {
    const message = `se esperaba ${expected}; tiene ${node.children?.length ?? 0}`;
    return [createIssue(source, field, message)];
  }
  const written = source.text.slice(node.offset, node.offset + Math.min(node.length, 500));
  const found = node.type === "string" ? written : written.replace(/\s+/g, " ");
  const hint =
    typeof node.value === "string"
      ? suggestDigits(node.value, fieldSchema ?? {}) || suggestChoice(node.value, fieldSchema ?? {})
      : suggestThousands(node.value, fieldSchema ?? {});
  return [createIssue(source, field, `se esperaba ${expected}; hay ${shorten(found)}${hint}`)];
}

/** Checks that the id of an entry is the name of its folder. */
function validateId(
  model: ModelName,
  source: JsonSource,
  id: unknown,
  hasValidId: boolean,
): ContentIssue[] {
  if (getModel(model).isSingle || typeof id !== "string") return [];
  const name = path.basename(source.folder);
  if (!slug.safeParse(name).success) {
    const better = `cambia el nombre de su carpeta y su id por otro como ${quote(slugify(name))}`;
    return [createIssue(source, ["id"], `su carpeta se llama ${quote(name)}: ${better}`)];
  }
  if (id === name || !hasValidId) return [];
  return [
    createIssue(source, ["id"], `se esperaba ${quote(name)}, como su carpeta; hay ${quote(id)}`),
  ];
}

/** Finds sums and measures with a thousands separator: 389.000 would be read as 389. */
function findThousandsPoints(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  return listScalars(source.tree).flatMap(({ field, node: { type, offset, length } }) => {
    const written = source.text.slice(offset, offset + length);
    if (type !== "number" || !/^[1-9]\d{0,2}\.\d{3}$/.test(written)) return [];
    // Rates and coordinates may have three decimals, as may an area that can't be in thousands.
    const bounds = findSchema(schema, field) ?? {};
    const meant = Number(written.replace(".", ""));
    const isMeasure = bounds.type === "number" && meant > (bounds.maximum ?? 0);
    if (!isAmount(bounds) || isMeasure) return [];
    const expected = `los miles sin punto, como ${meant}`;
    return [createIssue(source, field, `se esperaba un número con ${expected}; hay ${written}`)];
  });
}

/** Warns, once per file, about a text left over from `npm run new`. */
function findSampleText(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  const text = listStrings(source.tree).find(({ field, value }) => {
    const fieldSchema = value.startsWith("(") && findSchema(schema, field);
    return fieldSchema && value === createSampleText(fieldSchema);
  });
  if (!text) return [];
  const message = "es el texto de muestra: escribe el tuyo, y los demás que haya en este archivo";
  return [{ ...createIssue(source, text.field, message), level: "warning" }];
}

/** Warns about characters missing from the fonts of dossiers and share pictures, once per file. */
function findMissingGlyphIssues(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  const found = new Map<string, ContentIssue>();
  for (const { field, value } of listStrings(source.tree)) {
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
  return listStrings(source.tree)
    .filter(({ value }) => value.startsWith("."))
    .flatMap(({ field, value }) => {
      const picture = findSchema(schema, field)?.picture;
      return picture ? [{ source, field, value, minWidth: picture.minWidth }] : [];
    });
}
