import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getPathPrefix, readSiteSettings } from "../plugins/gatsby-plugin-content/siteSettings";

/** The settings that the cache was made with. */
interface CacheRecord {
  root: string;
  pathPrefix: string;
  /** Whether a build began and has not ended. */
  building: boolean;
}

/** Gatsby empties `.cache` after a change of its plugins, but keeps this folder. */
const RECORD = ".cache/webpack/site.json";

function readRecord(): CacheRecord | undefined {
  try {
    return JSON.parse(readFileSync(RECORD, "utf8")) as CacheRecord;
  } catch {
    return undefined;
  }
}

function writeRecord(record: CacheRecord): void {
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify(record));
}

/**
 * Why the cache can't be used.
 * @param record what it was made for
 * @returns a clause, or nothing where it can
 */
function explainStaleCache(record: CacheRecord | undefined, now: CacheRecord): string | undefined {
  if (!record) return "the cache does not say what it was made for";
  if (record.building) return "the last build did not end";
  if (record.root !== now.root) return "the project was in another folder";
  if (record.pathPrefix !== now.pathPrefix) return "the site was built for another path";
}

/**
 * Removes cache and output, as `gatsby clean` does, where they would give wrong pages: of another
 * place or path, or left half-written, perhaps with pages of content that is gone.
 */
function prepareCache(now: CacheRecord): void {
  const reason = listFiles(".cache").length > 0 && explainStaleCache(readRecord(), now);
  if (reason) {
    console.log(`Building everything anew: ${reason}.`);
    // Not the folders themselves: Docker may have mounted them.
    for (const file of [".cache", "public"].flatMap(listFiles)) rmSync(file, { recursive: true });
  }
  writeRecord(now);
}

const listFiles = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

function installEditor(): void {
  if (existsSync("editor/node_modules/decap-cms")) return;
  console.log("Instalando el editor; solo la primera vez …");
  const { status } = spawnSync("npm", ["ci", "--prefix", "editor"], { stdio: "inherit" });
  if (status !== 0) throw new Error("No se ha podido instalar el editor.");
}

/**
 * Runs gatsby until it ends, and hands it Ctrl+C.
 * @returns its exit code, 0 after Ctrl+C, and whether it ended by itself
 * @throws Error in one line where it can't be run or is killed
 */
function runGatsby(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; ended: boolean }> {
  const gatsby = spawn("gatsby", args, { stdio: "inherit", env: { ...process.env, ...env } });
  let stopped = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      stopped = true;
      gatsby.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    gatsby.on("error", ({ message }) =>
      reject(new Error(`gatsby can't be run (${message}): npm ci`)),
    );
    gatsby.on("exit", (code, signal) => {
      if (signal && !stopped) {
        reject(
          new Error(
            `gatsby was ended by ${signal}: run it again, with more free memory; what it has cached is made anew.`,
          ),
        );
      }
      resolve({ code: code ?? 0, ended: !stopped });
    });
  });
}

/**
 * Environment of the development server. An editor may empty a file before it fills it; polling
 * (https://github.com/paulmillr/chokidar/tree/3.6.0#performance) sees both states, where file
 * system events so close together are merged into the first.
 */
const DEVELOP_ENV = { CHOKIDAR_USEPOLLING: "1", CHOKIDAR_INTERVAL: "100" };

/** `npm run build`, `npm run develop` and `npm run edit`, which is develop with the editor. */
async function main([command = "", ...args]: string[]): Promise<number> {
  if (command === "edit") installEditor();
  const root = process.cwd();
  if (command !== "build") {
    prepareCache({ root, pathPrefix: "", building: false });
    if (command === "edit") console.log("El editor estará en http://localhost:8000/admin/");
    const env = { ...DEVELOP_ENV, ...(command === "edit" && { SITE_EDITOR: "on" }) };
    return (await runGatsby(["develop", ...args], env)).code;
  }
  const record = { root, pathPrefix: getPathPrefix(readSiteSettings(root).url), building: true };
  prepareCache(record);
  // Of no effect where the site has no path.
  const { code, ended } = await runGatsby(["build", "--prefix-paths", ...args], {});
  if (code === 0 && ended) writeRecord({ ...record, building: false });
  else console.error("The build has not ended; the next one makes everything anew.");
  return code;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
