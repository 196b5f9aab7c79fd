import path from "node:path";
import { getNodeValue } from "jsonc-parser";
import { type ModelName, modelNames, models } from "../model/models";
import { createJsonSchema, findSchema, type JsonSchema } from "../schema/jsonSchema";
import { validateIdMatchesFolder } from "./checks/idMatchesFolder";
import { type PictureUse, validatePicture } from "./checks/invalidPictures";
import { findMissingGlyphIssues } from "./checks/missingGlyphs";
import { findPlaceholderText } from "./checks/placeholderText";
import { findThousandsSeparators } from "./checks/thousandsSeparators";
import { describeViolation } from "./describeViolation";
import type { ContentIssue } from "./issues";
import { type JsonSource, listStrings, readJsonSource, type UnsavedFiles } from "./jsonSource";

const schemas = Object.fromEntries(
  modelNames.map((name) => [name, createJsonSchema(name)]),
) as Record<ModelName, JsonSchema>;

/** A content file, by absolute path. */
export interface ContentFile {
  model: ModelName;
  name: string;
}

/**
 * Validates a content file and the pictures that it refers to.
 * @param dataDir absolute path of `data/`
 * @param unsaved future contents by absolute path, which take precedence over the files
 * @returns its issues, and the absolute paths of its pictures; no source if it
 * can't be read
 */
export async function validateFile(
  { model, name }: ContentFile,
  dataDir: string,
  unsaved: UnsavedFiles,
): Promise<{ source?: JsonSource; issues: ContentIssue[]; pictures: string[] }> {
  const { source, issues } = await readJsonSource(name, path.dirname(dataDir), unsaved);
  if (!source.tree) return { source, issues, pictures: [] };
  const schema = schemas[model];
  const { $schema: _forEditors, ...value } = getNodeValue(source.tree) as Record<string, unknown>;
  const violations = models[model].schema.safeParse(value).error?.issues ?? [];
  const uses = getPictures(source, schema);
  const points = findThousandsSeparators(source, schema);
  const found = [
    ...issues,
    // 2.500 gets a single issue, about its separator, and not another one about its size.
    ...violations
      .flatMap((violation) => describeViolation(source, schema, violation))
      .filter(({ field }) => !points.some((point) => point.field === field)),
    ...validateIdMatchesFolder(model, source, value.id),
    ...points,
    ...findMissingGlyphIssues(source, schema),
    ...findPlaceholderText(source, schema),
    ...(await Promise.all(uses.map((use) => validatePicture(use, dataDir, unsaved)))).flat(),
  ];
  return {
    source,
    issues: found,
    pictures: uses.map((use) => path.resolve(source.folder, use.value)),
  };
}

function getPictures(source: JsonSource, schema: JsonSchema): PictureUse[] {
  return listStrings(source.tree)
    .filter(({ value }) => value.startsWith("."))
    .flatMap(({ field, value }) => {
      const picture = findSchema(schema, field)?.picture;
      return picture ? [{ source, field, value, minWidth: picture.minWidth }] : [];
    });
}
