import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSiteSettings } from "../plugins/gatsby-plugin-content/siteSettings";

/**
 * The folder and path prefix that a complete cache was made for, missing while a build runs.
 * Gatsby empties `.cache` after a change of its plugins, but keeps this folder.
 */
const RECORD = ".cache/webpack/site.json";

const createRecord = (pathPrefix: string) => JSON.stringify({ root: process.cwd(), pathPrefix });

function writeRecord(record: string): void {
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, record);
}

/**
 * Removes cache and output, as `gatsby clean` does, where they would give wrong pages: of another
 * place or path, or left half-written, perhaps with pages of content that is gone.
 */
function prepareCache(record: string): void {
  const recorded = existsSync(RECORD) && readFileSync(RECORD, "utf8");
  if (getFiles(".cache").length > 0 && recorded !== record) {
    const reason = recorded
      ? "the cache was made in another folder or for another path"
      : "there is no record that the last build ended";
    console.log(`Building everything anew: ${reason}.`);
    // Not the folders themselves: Docker may have mounted them.
    for (const file of [".cache", "public"].flatMap(getFiles)) rmSync(file, { recursive: true });
  }
}

const getFiles = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/** Finds a file of a package where node does: in this folder or one above it. */
function findInstalled(file: string, folder = process.cwd()): string | undefined {
  const name = path.join(folder, file);
  if (existsSync(name)) return name;
  const above = path.dirname(folder);
  return above === folder ? undefined : findInstalled(file, above);
}

/**
 * Finds patches that are not applied: npm runs no install scripts where it is told so.
 * @returns their names
 */
function findMissingPatches(): string[] {
  return getFiles("patches").filter((name) => {
    const diffs = readFileSync(name, "utf8")
      .split(/^diff .*\n/m)
      .slice(1);
    return !diffs.every((diff) => {
      const [, file = ""] = /^\+\+\+ b\/(.+)$/m.exec(diff) ?? [];
      const name = findInstalled(file);
      const patched = name ? readFileSync(name, "utf8") : "";
      const added = diff.split("\n").filter((line) => /^\+(?!\+\+ )/.test(line));
      return added.every((line) => patched.includes(line.slice(1)));
    });
  });
}

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

/** Runs the develop server until it has written the types of queries, which no other command does. */
function generateTypes(): Promise<void> {
  const env = { ...process.env, CI: "true" };
  const gatsby = spawn("gatsby", ["develop", "--port", "8765"], { env });
  let output = "";
  return new Promise((resolve, reject) => {
    const onData = (data: Buffer) => {
      output += data;
      if (!/success Generating GraphQL and TypeScript types/.test(output)) return;
      gatsby.off("exit", onExit);
      gatsby.kill("SIGINT");
      resolve();
    };
    const onExit = () => reject(new Error(`${output}\nThe types have not been written.`));
    gatsby.stdout.on("data", onData);
    gatsby.stderr.on("data", onData);
    gatsby.on("exit", onExit);
  });
}

/**
 * `npm run build`, `npm run develop`, `npm run edit`, which is develop with the editor, and
 * `npm run types:generate`.
 */
async function main([command = "", ...args]: string[]): Promise<number> {
  const missing = findMissingPatches();
  if (missing.length > 0) {
    throw new Error(`Not applied: ${missing.join(", ")}. Run: npx patch-package`);
  }
  if (command === "edit") installEditor();
  if (command !== "build") {
    const record = createRecord("");
    prepareCache(record);
    writeRecord(record);
    if (command === "types") {
      await generateTypes();
      return 0;
    }
    const port = args.includes("--port") ? args[args.indexOf("--port") + 1] : "8000";
    const url = `http://localhost:${port}/admin/`;
    const env = { ...DEVELOP_ENV, ...(command === "edit" && { SITE_EDITOR: url }) };
    return (await runGatsby(["develop", ...args], env)).code;
  }
  const record = createRecord(readSiteSettings(process.cwd()).pathPrefix);
  prepareCache(record);
  rmSync(RECORD, { force: true });
  // Of no effect where the site has no path.
  const { code, ended } = await runGatsby(["build", "--prefix-paths", ...args], {});
  if (code === 0 && ended) writeRecord(record);
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
