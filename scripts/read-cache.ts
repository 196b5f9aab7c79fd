import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { deserialize } from "node:v8";

/** The part of lmdb that is used here; the package is Gatsby's own. */
interface Database {
  getRange(): Iterable<unknown>;
  getKeys(): Iterable<string>;
  openDB(options: object): Database;
}

const { open } = require(
  require.resolve("lmdb", { paths: [require.resolve("gatsby/package.json")] }),
) as { open(options: object): Database };

/** Reads a database whole. Spoilt ones throw, or end the process by a signal. */
function readDatabase(folder: string, encoding: string): void {
  // lmdb would make one where there is none.
  if (!existsSync(path.join(folder, "data.mdb"))) return;
  const options = { compression: true, readOnly: true, encoding };
  const main = open({ ...options, path: folder, maxDbs: 200 });
  for (const name of main.getKeys()) Array.from(main.openDB({ ...options, name }).getRange());
}

/** Reads everything in `.cache` that Gatsby trusts; ends badly where something can't be read. */
const [cache = ".cache"] = process.argv.slice(2);
readDatabase(path.join(cache, "data/datastore"), "msgpack");
// Each plugin's values are encoded as it likes.
readDatabase(path.join(cache, "caches-lmdb"), "binary");
const redux = path.join(cache, "redux");
for (const name of existsSync(redux) ? readdirSync(redux) : []) {
  deserialize(readFileSync(path.join(redux, name)));
}
