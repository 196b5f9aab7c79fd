import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { color } from "../styles/tokens";

/**
 * What all files of a kind depend on: the code that makes them, the fonts, the
 * palette and the libraries. No version to raise by hand, and so none to forget.
 * @param folder the code's, from where the site is built: once compiled, it lies elsewhere
 * @param libraries names of packages
 * @returns a hash
 */
export async function makerKey(folder: string, libraries: readonly string[]): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(path.resolve("package.json"), "utf8"));
  const versions = libraries.map((name) => `${name} ${dependencies?.[name]}`);
  const bytes = await Promise.all([folder, "src/output"].map(filesIn));
  return hashOf(JSON.stringify([versions, color]), ...bytes.flat());
}

async function filesIn(folder: string): Promise<Buffer[]> {
  const entries = await readdir(path.resolve(folder), { recursive: true });
  const files = entries.filter((entry) => path.extname(entry)).sort();
  return Promise.all(files.map((file) => readFile(path.resolve(folder, file))));
}

/**
 * A hash of some parts; each with its length, so that none can pass into the next.
 * @param parts texts and bytes, in their order
 */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}
