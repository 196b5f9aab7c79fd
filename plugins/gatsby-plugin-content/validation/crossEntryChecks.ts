import path from "node:path";
import { findNodeAtLocation } from "jsonc-parser";
import { type Kind, kindNames, kinds } from "../../../src/pageKinds";
import { foldLetters } from "../../../src/utils/foldText";
import { PAGE_SIZE } from "../../../src/utils/listPaths";
import { quote, shorten } from "../formatValue";
import { getModel, type ModelName, modelNames, models } from "../model/index";
import { normalizeText } from "../normalizeText";
import { type ContentIssue, createFileIssue, createIssue, createWarning } from "./issues";
import type { JsonSource } from "./jsonSource";
import type { DataFiles } from "./listDataFiles";
import type { ContentFile } from "./validateFile";

/** Warns about places that another entry spells differently, since a filter would offer both. */
export function findSpellings(sources: readonly JsonSource[]): ContentIssue[] {
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
      return [createWarning(source, ["location"], message)];
    });
  });
}

const countEntries = (files: readonly ContentFile[], name: ModelName) =>
  files.filter(({ model }) => model === name).length;

/** Finds kinds of content that have too few entries, or too many; a missing folder is reported. */
export function findWrongCounts(
  files: readonly ContentFile[],
  dataFiles: DataFiles,
  dataDir: string,
): ContentIssue[] {
  return modelNames.flatMap((name) => {
    const { folder, count } = getModel(name);
    const found = countEntries(files, name);
    if (!count || !dataFiles.folders.includes(path.join(dataDir, folder))) return [];
    if (found >= count.min && found <= (count.max ?? found)) return [];
    const expected = count.max === count.min ? `${count.min}` : `${count.min} o más`;
    return [createFileIssue(`data/${folder}`, `se esperaban ${expected} carpetas; hay ${found}`)];
  });
}

/** Finds values that only one entry may have, such as a role in the team, in a second one. */
export function findSharedValues(sources: readonly JsonSource[]): ContentIssue[] {
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
export function findLongLists(files: readonly ContentFile[]): ContentIssue[] {
  return kindNames.flatMap((name) => {
    const { list }: Kind = kinds[name];
    const count = countEntries(files, name);
    if (!list?.hasPages || count <= PAGE_SIZE) return [];
    const message = `son ${count}; de más de ${PAGE_SIZE} la lista sale en páginas y sin filtros`;
    return [createFileIssue(`data/${models[name].folder}`, message, "warning")];
  });
}
