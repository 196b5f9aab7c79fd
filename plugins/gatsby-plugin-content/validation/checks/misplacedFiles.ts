import path from "node:path";
import { type ContentIssue, createFileIssue } from "../issues";
import { type DataFiles, formatPath } from "../listDataFiles";

/**
 * Finds JSON files that nothing reads, as their name or folder is not one of the content's.
 * @param expected absolute paths of all content files
 */
export function findMisplacedFiles(
  dataFiles: DataFiles,
  dataDir: string,
  expected: ReadonlySet<string>,
): ContentIssue[] {
  const schemas = path.join(dataDir, "schemas") + path.sep;
  const message = "aquí no va nada con ese nombre: cámbialo, o sácalo de data/";
  return [...dataFiles.files, ...dataFiles.folders]
    .filter((name) => name.endsWith(".json") && !name.startsWith(schemas) && !expected.has(name))
    .map((name) => createFileIssue(formatPath(name, dataDir), message));
}
