import path from "node:path";
import { getModel, modelNames } from "../model/models";
import { type ContentIssue, createFileIssue } from "./issues";
import { type DataFiles, formatPath, MISSING_FOLDER, NO_FOLDER } from "./listDataFiles";

/**
 * Finds missing folders, files where folders are expected, and JSON files that nothing reads.
 * @param expected absolute paths of all content files
 */
export function validateFolders(
  dataFiles: DataFiles,
  dataDir: string,
  expected: ReadonlySet<string>,
): ContentIssue[] {
  const report = (name: string, message: string) =>
    createFileIssue(formatPath(name, dataDir), message);
  const roots = modelNames.flatMap((model) => {
    const { folder, isSingle, required } = getModel(model);
    return isSingle ? [] : [{ name: path.join(dataDir, folder), required }];
  });
  const missing = roots
    .filter(
      ({ name, required }) =>
        required && ![...dataFiles.folders, ...dataFiles.files].includes(name),
    )
    .map(({ name }) => report(name, MISSING_FOLDER));
  const files = roots
    .filter(({ name }) => dataFiles.files.includes(name))
    .map(({ name }) => report(name, NO_FOLDER));
  const schemas = path.join(dataDir, "schemas") + path.sep;
  const misplaced = [...dataFiles.files, ...dataFiles.folders]
    .filter((name) => name.endsWith(".json") && !name.startsWith(schemas) && !expected.has(name))
    .map((name) => report(name, "aquí no va nada con ese nombre: cámbialo, o sácalo de data/"));
  return [...missing, ...files, ...misplaced];
}
