import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Whether a file is there with just this name, letter by letter: macOS and Windows also find it by
 * others, in capitals or with accents that are composed differently, which the site does not.
 * @param folder absolute path of the folder from which all names are compared
 * @param file its path from there
 */
export function hasExactFileName(folder: string, file: string): boolean {
  try {
    const names = path.normalize(file).split(path.sep);
    return names.every((name, index) =>
      readdirSync(path.join(folder, ...names.slice(0, index))).includes(name),
    );
  } catch {
    return false;
  }
}
