import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize, serialize } from "node:v8";

const DATABASES = ["data/datastore", "caches-lmdb"];

/**
 * What is to be seen to before Gatsby runs: a cache that it can't read, or that is of a site in
 * another place. Says so where something can't be read.
 * @param root absolute path of the project, not while Gatsby runs there
 * @param prefix what stands before every path of the site, "" for nothing, as while developing
 */
export function readyCache(root: string, prefix: string): void {
  const notice = mendCache(root);
  if (notice) console.log(notice);
  followPlace(root, prefix);
}

/**
 * Sees to it that Gatsby starts anew where what it remembers of earlier builds
 * can't be read. By itself it would end by a signal, without a word, over a
 * spoilt database, and pass over a spoilt state in silence. Pictures that were
 * encoded stay known as long as the state can be read.
 * @param root absolute path of the project, not while it is being built
 * @returns a line that says so; nothing where all is well
 */
export function mendCache(root: string): string | undefined {
  const cache = path.join(root, ".cache");
  if (!existsSync(cache)) return undefined;
  // In a process of its own, which a spoilt database may end.
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const args = ["--import", tsx, path.join(__dirname, "read-cache.ts"), cache];
  if (spawnSync(process.execPath, args, { stdio: "ignore" }).status === 0) return undefined;
  for (const name of DATABASES) {
    rmSync(path.join(cache, name), { recursive: true, force: true });
    // Where they are not even there, Gatsby takes what is in `public` for left over.
    mkdirSync(path.join(cache, name), { recursive: true });
  }
  const kept = forgetPlugins(path.join(cache, "redux"));
  return `What earlier builds left in .cache can't be read: building anew, ${kept ? "with the pictures that are there" : "pictures too"}.`;
}

/**
 * Sees to it that Gatsby starts anew where the last build's addresses began
 * otherwise, which stand in the answers of queries that it would keep, or where
 * the project lay in another folder: scripts that were compiled there ask for
 * queries by names that are made from paths.
 * @param root absolute path of the project, not while it is being built
 * @param prefix what stands before every path of the site, "" for nothing
 */
export function followPlace(root: string, prefix: string): void {
  // Of all of `.cache` this is what Gatsby itself never removes.
  const webpack = path.join(root, ".cache/webpack");
  const before = (name: string) => {
    const file = path.join(webpack, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  const moved = (before("root") ?? root) !== root;
  if (moved || (before("prefix") ?? "") !== prefix) forgetPlugins(path.join(root, ".cache/redux"));
  if (moved) rmSync(webpack, { recursive: true });
  mkdirSync(webpack, { recursive: true });
  writeFileSync(path.join(webpack, "prefix"), prefix);
  writeFileSync(path.join(webpack, "root"), root);
}

/**
 * Has Gatsby's state say that it is of other plugins: Gatsby then empties its
 * cache and keeps the list of encoded pictures, as after any change of package.json.
 * @returns whether that could be done; where not, the state is removed
 */
function forgetPlugins(redux: string): boolean {
  const file = path.join(redux, "redux.rest.state");
  try {
    const state = deserialize(readFileSync(file)) as { status: { PLUGINS_HASH: string } };
    state.status.PLUGINS_HASH = "";
    writeFileSync(file, serialize(state));
    return true;
  } catch {
    rmSync(redux, { recursive: true, force: true });
    return false;
  }
}
