import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { mapInBatches } from "./mapInBatches";

/** A file that is created from some input. */
interface CachedFile {
  /** Its name, with the extension; it may be in a folder. */
  name: string;
  /**
   * All that it depends on, as JSON, but for code and fonts: Gatsby empties the cache when the
   * plugin's own code or the version of a package changes, and `SOURCES` count for every file.
   */
  input: unknown;
  create: () => Promise<Buffer>;
}

/** The folders whose code and fonts count for every file, from the project's root. */
const SOURCES = ["patches", "plugins/utils", "src/styles", "src/descriptions", "src/utils"];

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
 * Writes files into a folder, creating only those whose input has changed since the last
 * build, and removes all others from it.
 * @param files what the folder is to hold; created two at a time, for two cores and little memory
 * @param target folder
 * @param cache folder that is kept between builds
 * @returns the names of the files that were created
 * @throws what `create` throws
 */
export async function writeCachedFiles(
  files: readonly CachedFile[],
  target: string,
  cache: string,
): Promise<string[]> {
  await rm(target, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const present = new Set(await readdir(cache));
  const sources = hashSources();
  const created: string[] = [];
  const cached = new Set<string>();
  const write = async ({ name, input, create }: CachedFile) => {
    const hash = createHash("sha256")
      .update(JSON.stringify([name, input, sources]))
      .digest("hex");
    const copy = hash + path.extname(name);
    if (!present.has(copy)) {
      // Renamed when it is complete: a build may be stopped here.
      await writeFile(path.join(cache, `${copy}.part`), await create());
      await rename(path.join(cache, `${copy}.part`), path.join(cache, copy));
      created.push(name);
    }
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await copyFile(path.join(cache, copy), path.join(target, name));
    cached.add(copy);
  };
  await mapInBatches(files, write, 2);
  const others = (await readdir(cache)).filter((name) => !cached.has(name));
  await Promise.all(others.map((name) => rm(path.join(cache, name))));
  return created;
}
