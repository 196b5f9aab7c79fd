import path from "node:path";
import { type Kind, kindNames, kinds } from "../../../../src/routes";
import { PAGE_SIZE } from "../../../../src/urls/pagination";
import { getModel, type ModelName, modelNames, models } from "../../model/models";
import { type ContentIssue, createFileIssue } from "../issues";
import type { DataFiles } from "../listDataFiles";
import type { ContentFile } from "../validateFile";

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
