import path from "node:path";
import { getModel, type ModelName } from "./models";

/** Gets an entry's id from the path of its file: the name of its folder. */
export const getEntryId = (file: string): string => path.basename(path.dirname(file));

/** Gets the path of an entry's file, or of a single one, from the project's root, with forward slashes. */
export function getEntryFile(name: ModelName, id: string): string {
  const { folder, file, isSingle } = getModel(name);
  return path.posix.join("data", folder, isSingle ? "" : id, file);
}
