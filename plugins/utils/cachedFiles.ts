import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { mapInBatches } from "./mapInBatches";

/** A file that is generated from some input. */
interface CachedFile {
  /** The file name with its extension, possibly in a folder. */
  name: string;
  /**
   * All that the file depends on, as JSON, except for code and fonts: Gatsby clears the cache when
   * the plugin's own code or a package's version changes, and `SOURCES` count for every file.
   */
  input: unknown;
  create: () => Promise<Buffer>;
}

/** Folders whose code and fonts all files depend on, relative to the project's root. */
const SOURCES = [
  "patches",
  "plugins/utils",
  "src/components/listing",
  "src/styles",
  "src/texts",
  "src/utils",
];

function hashSources(): string {
  const hash = createHash("sha256");
  for (const folder of SOURCES) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const { parentPath, name } of files)
      hash.update(readFileSync(path.join(parentPath, name)));
  }
  return hash.digest("hex");
}

/**
 * Writes files into a folder, regenerating only those whose input has changed since the last build.
 * @param files generated two at a time, for two cores and little memory
 * @param cache the plugin's cache, which stores each file by name
 * @throws whatever `create` throws
 */
export async function writeCachedFiles(
  files: readonly CachedFile[],
  target: string,
  cache: Pick<GatsbyCache, "get" | "set">,
): Promise<void> {
  const sources = hashSources();
  const write = async ({ name, input, create }: CachedFile) => {
    const hash = createHash("sha256")
      .update(JSON.stringify([input, sources]))
      .digest("hex");
    let kept: { hash: string; base64: string } | undefined = await cache.get(name);
    if (kept?.hash !== hash) {
      kept = { hash, base64: (await create()).toString("base64") };
      await cache.set(name, kept);
    }
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await writeFile(path.join(target, name), kept.base64, "base64");
  };
  await mapInBatches(files, write, 2);
}
