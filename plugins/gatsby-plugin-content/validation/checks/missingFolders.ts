import path from "node:path";
import { getModel, modelNames } from "../../model/models";
import { type ContentIssue, createFileIssue } from "../issues";
import { type DataFiles, formatPath, MISSING_FOLDER, NO_FOLDER } from "../listDataFiles";

/** Finds folders of entries that are missing, unless they may be, and files in the place of one. */
export function findMissingFolders(dataFiles: DataFiles, dataDir: string): ContentIssue[] {
  return modelNames.flatMap((model) => {
    const { folder, isSingle, optional } = getModel(model);
    const name = path.join(dataDir, folder);
    if (isSingle || dataFiles.folders.includes(name)) return [];
    const isFile = dataFiles.files.includes(name);
    if (!isFile && optional) return [];
    return createFileIssue(formatPath(name, dataDir), isFile ? NO_FOLDER : MISSING_FOLDER);
  });
}
