import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Finds a program.
 * @param named the path given by an environment variable, which takes precedence
 * @param names possible names in PATH, the best one first
 * @param others further paths to try
 */
export function findProgram(
  named: string | undefined,
  names: readonly string[],
  others: readonly string[] = [],
): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [named ?? "", ...installed, ...others].find((file) => existsSync(file));
}
