import path from "node:path";
import { getModel, modelNames } from "../model/index";
import { type ContentIssue, createFileIssue } from "./issues";
import { type DataTree, formatPath } from "./readDataTree";

/**
 * Finds missing folders, files where folders are expected, and JSON files that nothing reads.
 * @param expected absolute paths of all content files
 */
export function validateDataTree(
  tree: DataTree,
  dataDir: string,
  expected: ReadonlySet<string>,
): ContentIssue[] {
  const createIssue = (name: string, message: string) =>
    createFileIssue(formatPath(name, dataDir), message);
  const roots = modelNames.flatMap((model) => {
    const { folder, isSingle, required } = getModel(model);
    return isSingle ? [] : [{ name: path.join(dataDir, folder), required }];
  });
  const missing = roots
    .filter(({ name, required }) => required && ![...tree.folders, ...tree.files].includes(name))
    .map(({ name }) => createIssue(name, "falta la carpeta"));
  const files = roots
    .filter(({ name }) => tree.files.includes(name))
    .map(({ name }) => createIssue(name, "es un archivo y se esperaba una carpeta"));
  const schemas = path.join(dataDir, "schemas") + path.sep;
  const misplaced = [...tree.files, ...tree.folders]
    .filter((name) => name.endsWith(".json") && !name.startsWith(schemas) && !expected.has(name))
    .map((name) =>
      createIssue(name, "aquí no va nada con ese nombre: cámbialo, o sácalo de data/"),
    );
  return [...missing, ...files, ...misplaced];
}
