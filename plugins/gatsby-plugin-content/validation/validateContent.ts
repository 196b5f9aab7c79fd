import { existsSync } from "node:fs";
import path from "node:path";
import querystring from "node:querystring";
import { findNodeAtLocation } from "jsonc-parser";
import { type Kind, kindNames, kinds } from "../../../src/contentKinds";
import { foldLetters } from "../../../src/utils/foldText";
import { PAGE_SIZE } from "../../../src/utils/listPaths";
import { mapInBatches } from "../../utils/mapInBatches";
import { quote, shorten } from "../formatValue";
import { getModel, type ModelName, modelNames, models } from "../model/index";
import { normalizeText } from "../normalizeText";
import { createTargetCheck } from "./brokenLinks";
import { type ContentIssue, compareByPlace, createFileIssue, createIssue } from "./issues";
import type { JsonSource } from "./jsonSource";
import { type DataTree, formatPath, getContentFiles, readDataTree } from "./readDataTree";
import { validateDataTree } from "./validateDataTree";
import { type ContentFile, validateFile } from "./validateFile";
import { findUnusedPictures } from "./validatePictures";

/**
 * Validates all content files and all pictures that they refer to.
 * @param dataDir absolute path of `data/`
 * @returns the issues of all files, sorted, followed by the unused pictures, and the number of
 * content files and pictures
 */
export async function validateContent(dataDir: string) {
  const tree = await readDataTree(dataDir);
  if (tree.folders.length === 0 && tree.issues.length > 0) {
    return { issues: tree.issues, files: 0, pictures: 0 };
  }
  const files = modelNames.flatMap((model) =>
    getContentFiles(model, tree, dataDir).map((name) => ({ model, name })),
  );
  const explainTarget = createTargetCheck(files, (name) =>
    existsSync(path.join(dataDir, "../static", querystring.unescape(name))),
  );
  const results = await mapInBatches(files, (file) =>
    validateFile(file, dataDir, explainTarget).catch((error: unknown) => {
      // The parser is recursive, so nesting that is too deep overflows the stack.
      if (!(error instanceof RangeError)) throw error;
      const message = "hay demasiados objetos o listas unos dentro de otros";
      const issues = [createFileIssue(formatPath(file.name, dataDir), message)];
      return { source: undefined, issues, pictures: [] };
    }),
  );
  const sources = results.flatMap(({ source }) => source ?? []);
  const used = new Set(results.flatMap(({ pictures }) => pictures));
  const issues = [
    ...tree.issues,
    ...results.flatMap(({ issues }) => issues),
    ...findSpellings(sources),
    ...findWrongCounts(files, tree, dataDir),
    ...findSharedValues(sources),
    ...validateDataTree(tree, dataDir, new Set(files.map(({ name }) => name))),
    ...findLongLists(files),
  ];
  // An unreadable file's pictures are unknown, and might look unused.
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

/** Warns about places that another entry spells differently, since a filter would offer both. */
function findSpellings(sources: readonly JsonSource[]): ContentIssue[] {
  const first = new Map<string, { name: string; file: string }>();
  return sources.flatMap((source) => {
    const location = source.tree && findNodeAtLocation(source.tree, ["location"])?.value;
    // A neighbourhood and its town.
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

const countEntries = (files: readonly ContentFile[], name: ModelName) =>
  files.filter(({ model }) => model === name).length;

/** Finds kinds of content that have too few entries, or too many; a missing folder is reported. */
function findWrongCounts(
  files: readonly ContentFile[],
  tree: DataTree,
  dataDir: string,
): ContentIssue[] {
  return modelNames.flatMap((name) => {
    const { folder, count } = getModel(name);
    const found = countEntries(files, name);
    if (!count || !tree.folders.includes(path.join(dataDir, folder))) return [];
    if (found >= count.min && found <= (count.max ?? found)) return [];
    const expected = count.max === count.min ? `${count.min}` : `${count.min} o más`;
    return [createFileIssue(`data/${folder}`, `se esperaban ${expected} carpetas; hay ${found}`)];
  });
}

/** Finds values that only one entry may have, such as a role in the team, in a second one. */
function findSharedValues(sources: readonly JsonSource[]): ContentIssue[] {
  return modelNames.flatMap((name) => {
    const { folder, unique } = getModel(name);
    if (!unique) return [];
    const first = new Map<unknown, string>();
    const entries = sources.filter(({ file }) => file.startsWith(`data/${folder}/`));
    return entries.flatMap((source) => {
      const value = source.tree && findNodeAtLocation(source.tree, [unique])?.value;
      const other = first.get(value);
      if (value === undefined || !other) {
        first.set(value, source.file);
        return [];
      }
      return [createIssue(source, [unique], `${quote(value)} ya está en ${other}: uno de cada`)];
    });
  });
}

/** Warns about lists that are too long for a single page. */
function findLongLists(files: readonly ContentFile[]): ContentIssue[] {
  return kindNames.flatMap((name) => {
    const { list }: Kind = kinds[name];
    const count = countEntries(files, name);
    if (!list?.hasPages || count <= PAGE_SIZE) return [];
    const message = `son ${count}; de más de ${PAGE_SIZE} la lista sale en páginas y sin filtros`;
    return [createFileIssue(`data/${models[name].folder}`, message, "warning")];
  });
}
