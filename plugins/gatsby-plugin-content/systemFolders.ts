import path from "node:path";

/** Folders that file servers and systems keep for themselves: Synology, QNAP, Windows, macOS. */
const SYSTEM_FOLDERS = ["@eaDir", "#recycle", "@Recycle", "$RECYCLE.BIN"];

/** Whether a folder is not the maintainers', from its name. */
export const isSystemFolder = (name: string) =>
  name.startsWith(".") || SYSTEM_FOLDERS.includes(name);

/** Whether a file in `data/` is no content, from its absolute path. */
export const isInSystemFolder = (file: string): boolean =>
  path.relative("data", file).split(path.sep).some(isSystemFolder);
