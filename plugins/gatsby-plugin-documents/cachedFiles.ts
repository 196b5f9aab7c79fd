import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { mapInBatches } from "../utils/mapInBatches";

/** A file that is generated from some input. */
interface CachedFile {
  /** The file name with its extension, possibly in a folder. */
  name: string;
  hash: string;
  create: () => Promise<Buffer>;
}

/**
 * Describes a file that depends on nothing but its input, the code and fonts of this plugin, and
 * packages; after a change of those Gatsby clears the cache.
 * @param name with its extension, possibly in a folder
 * @param input anything that JSON can represent, with the digests of pictures
 */
export function createCachedFile<Input>(
  name: string,
  input: Input,
  render: (input: Input) => Promise<Buffer>,
): CachedFile {
  const hash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  return { name, hash, create: () => render(input) };
}

/**
 * Writes files into a folder, regenerating only those whose input has changed since the last build,
 * and keeps none of other inputs.
 * @param files generated two at a time, for two cores and little memory
 * @param cache the plugin's cache, in whose folder each file is kept by the hash of its input
 * @throws Error of what `create` throws, with the name of the file
 */
export async function writeCachedFiles(
  files: readonly CachedFile[],
  { directory }: Pick<GatsbyCache, "directory">,
): Promise<void> {
  const write = async ({ name, hash, create }: CachedFile) => {
    const kept = path.join(directory, hash);
    if (!existsSync(kept)) {
      // Renamed, because a build may end while it writes.
      const partial = path.join(directory, `${hash}-${path.basename(name)}`);
      const content = await create().catch((error: Error) => {
        throw new Error(`${error.message} (while creating ${name})`, { cause: error });
      });
      await writeFile(partial, content);
      await rename(partial, kept);
    }
    await mkdir(path.dirname(name), { recursive: true });
    await copyFile(kept, name);
  };
  await mapInBatches(files, write, 2);
  // What earlier inputs gave would pile up where builds keep their cache.
  const current = new Set(files.map(({ hash }) => hash));
  const kept = (await readdir(directory)).filter((name) => /^[0-9a-f]{64}/.test(name));
  for (const name of kept.filter((one) => !current.has(one))) {
    await rm(path.join(directory, name));
  }
}
