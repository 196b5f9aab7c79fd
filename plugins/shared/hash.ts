import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** What a module takes from others of the project. */
const IMPORT = /\b(?:from|import) "(\.{1,2}\/[^"]+)"/g;

/**
 * What all files of a kind depend on: the code that makes them with all that it imports,
 * the fonts and the libraries. No version to raise by hand, nor list to keep, and so none to forget.
 * @param folder the code's, from where the site is built: once compiled, it lies elsewhere
 * @param libraries names of packages
 * @returns a hash
 * @throws if an import is not found
 */
export async function makerKey(folder: string, libraries: readonly string[]): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(path.resolve("package.json"), "utf8"));
  const versions = libraries.map((name) => `${name} ${dependencies?.[name]}`);
  const makers = await Promise.all([folder, "plugins/shared"].map(filesIn));
  return hashOf(JSON.stringify(versions), ...(await withImports(makers.flat())));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(path.resolve(folder), { recursive: true });
  const files = entries.filter((entry) => path.extname(entry)).sort();
  return files.map((file) => path.resolve(folder, file));
}

/** The bytes of files and of all that they import, near and far, each once. */
async function withImports(files: readonly string[]): Promise<Iterable<Buffer>> {
  const read = new Map<string, Buffer>();
  const queue = [...files];
  for (const file of queue) {
    if (read.has(file)) continue;
    const bytes = await readFile(file);
    read.set(file, bytes);
    if (!file.endsWith(".ts")) continue;
    for (const [, module = ""] of bytes.toString().matchAll(IMPORT)) {
      queue.push(path.resolve(path.dirname(file), `${module}.ts`));
    }
  }
  return read.values();
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
