import {
  cp,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { filesIn, hashOf, lead, settle } from "./folders";
import { faultsOf } from "./whole";

/** Files whose names carry a hash of their content: scripts, and pictures and fonts in `static`. */
const LASTING = /^(?:static\/.|[^/]+-[0-9a-f]{20}\.js)/;

/** What a release was built with, among the files that no server shows (src/delivery/nginx.ts). */
const OWN = "_lasting.json";

/** What came of a release. */
export interface Released {
  name: string;
  isNew: boolean;
  /** Whether nginx is told other things than by the release before it. */
  configurationChanged: boolean;
  /** Why an old release could not be removed, where one couldn't: the new one is current anyhow. */
  leftOver?: string;
}

/** Copies a folder whole, or throws. */
export type Copy = (from: string, to: string) => Promise<void>;

const copyFolder: Copy = (from, to) => cp(from, to, { recursive: true, preserveTimestamps: true });
const removeFolder = (folder: string) => rm(folder, { recursive: true });

/**
 * Puts a built site into a fresh folder `releases/<time>-<hash>` and, once it is
 * whole and on the disk, lets `current` lead there. Whatever goes wrong before,
 * `current` stays where it was. Pages that are open in a browser still find the
 * scripts and pictures of the releases that are kept.
 * @param source absolute path of the built `public`
 * @param target absolute path of the folder with `releases` and `current`
 * @param prefix what stands before every path of the site, "" for nothing
 * @param now milliseconds since 1970, for the release's name
 * @param keep how many releases stay, the new one among them
 * @param copy how a folder is copied
 * @param remove how a folder is removed
 * @returns the name of the release that is current, whether it is a new one, whether nginx
 * is to read its configuration anew, and what of old ones could not be cleared away
 * @throws Error when the site is not whole or can't be written
 */
export async function release(
  source: string,
  target: string,
  prefix: string,
  { now = Date.now(), keep = 3, copy = copyFolder, remove = removeFolder } = {},
): Promise<Released> {
  const current = path.join(target, "current");
  const releases = path.join(target, "releases");
  const before = await currentOf(current);
  const faults = await faultsOf(source, prefix);
  if (faults.length > 0) throw new Error(`The build is not whole:\n${faults.join("\n")}`);
  const files = await filesIn(source);
  const hash = await hashOf(source, files);
  if (before?.endsWith(`-${hash}`))
    return { name: before, isNew: false, configurationChanged: false };
  const configurationChanged =
    before !== undefined && (await configurationOf(current)) !== (await configurationOf(source));
  const stamp = new Date(now).toISOString().replace(/\D/g, "");
  const name = `${stamp}-${hash}`;
  const part = path.join(releases, ".part");
  await rm(part, { recursive: true, force: true });
  await mkdir(releases, { recursive: true });
  try {
    await copy(source, part);
    if ((await hashOf(part, await filesIn(part))) !== hash) throw new Error("The copy differs.");
    await writeFile(
      path.join(part, OWN),
      JSON.stringify(files.filter((file) => LASTING.test(file))),
    );
    await carryOver(releases, part);
    await settle(part);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  await rename(part, path.join(releases, name));
  await lead(current, path.join("releases", name));
  const old = (await namesIn(releases)).filter((one) => one !== name).sort();
  const leftOver = await removeAll(
    old.slice(0, Math.max(0, old.length + 1 - keep)).map((one) => path.join(releases, one)),
    remove,
  );
  return { name, isNew: true, configurationChanged, leftOver };
}

async function removeAll(
  folders: readonly string[],
  remove: typeof removeFolder,
): Promise<string | undefined> {
  try {
    for (const folder of folders) await remove(folder);
  } catch (error) {
    return String(error);
  }
}

const configurationOf = (folder: string) =>
  readFile(path.join(folder, "_nginx.conf"), "utf8").catch(() => undefined);

async function currentOf(current: string): Promise<string | undefined> {
  const found = await lstat(current).catch(() => undefined);
  if (!found) return undefined;
  if (!found.isSymbolicLink()) throw new Error(`${current} is there, and no symbolic link.`);
  return path.basename(await readlink(current));
}

const namesIn = async (releases: string) =>
  (await readdir(releases)).filter((name) => /^\d{17}-[0-9a-f]{12}$/.test(name));

/**
 * Each release brings what it was built with itself, so that nothing is handed on for ever;
 * of one that was removed only in part, what is left.
 */
async function carryOver(releases: string, part: string): Promise<void> {
  for (const name of await namesIn(releases)) {
    const own = await readFile(path.join(releases, name, OWN), "utf8").then(JSON.parse, () => []);
    for (const file of own as string[]) {
      const to = path.join(part, file);
      await mkdir(path.dirname(to), { recursive: true });
      await link(path.join(releases, name, file), to).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST" && error.code !== "ENOENT") throw error;
      });
    }
  }
}
