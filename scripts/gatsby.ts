import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readSiteSettings } from "../plugins/gatsby-plugin-content/siteSettings";
import { clearStaleCache, markCacheComplete } from "./clearStaleCache";
import { isPortTaken } from "./port";
import { runGatsby } from "./runGatsby";

/**
 * Environment of the development server. A text editor may empty a file before it fills it: polling
 * (https://github.com/paulmillr/chokidar/tree/3.6.0#performance) sees both states, whereas file
 * system events in quick succession are merged into the first. `NODE_ENV` is set because some
 * machines preset it to `production`.
 */
const DEVELOP_ENV = { NODE_ENV: "development", CHOKIDAR_USEPOLLING: "1", CHOKIDAR_INTERVAL: "100" };

/** Characters in paths that Gatsby and webpack interpret as patterns, loaders or queries. */
const FORBIDDEN = /[([{!?*#%']/;

/** Rejects a folder such as "sitio (1)", in which Gatsby hangs or reports an unrelated error. */
function checkFolder(): void {
  const [character] = FORBIDDEN.exec(process.cwd()) ?? [];
  if (!character) return;
  throw new Error(
    `Gatsby can't work in ${process.cwd()}: give the folder a name without ${character}`,
  );
}

/** Installs the editor's packages if they are missing or older than their lock file. */
function installEditor(): void {
  const [wanted = 0, installed = 0] = ["package-lock.json", "node_modules/.package-lock.json"].map(
    (file) => statSync(path.join("editor", file), { throwIfNoEntry: false })?.mtimeMs,
  );
  if (installed > wanted) return;
  console.log("Instalando el editor; solo la primera vez y cuando cambia …");
  const { status } = spawnSync("npm", ["ci", "--prefix", "editor", "--loglevel=error"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("No se ha podido instalar el editor.");
}

/** Applies missing patches, as npm may be configured not to run install scripts. */
function applyPatches(): void {
  // patch-package does not find packages that are installed in a parent folder.
  if (!existsSync("node_modules/gatsby")) return;
  const args = [require.resolve("patch-package/index.js"), "--error-on-fail"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0)
    throw new Error(
      `A patch does not fit its package: npm ci, or make it again (ADR 10).\n${stdout}${stderr}`,
    );
}

/**
 * Determines the editor's future URL.
 * @throws Error if the port is taken, because Gatsby would choose another one
 */
async function findEditorUrl(args: string[]): Promise<string> {
  const preset = process.env.PORT || "8000";
  const options = { port: { type: "string", short: "p", default: preset } } as const;
  const { port } = parseArgs({ args, options, strict: false }).values;
  if (!(await isPortTaken(Number(port)))) return `http://localhost:${port}/admin/`;
  throw new Error(
    `El puerto ${port} está ocupado, quizá por otro editor: ciérralo, o elige otro puerto: npm run edit -- --port 8001`,
  );
}

/** `npm run build`, `npm run develop` and `npm run edit` (develop with the editor). */
async function main([command = "", ...args]: string[]): Promise<void> {
  checkFolder();
  applyPatches();
  const editor = command === "edit" && (await findEditorUrl(args));
  if (editor) installEditor();
  if (command !== "build") {
    clearStaleCache("");
    // Recorded before the server runs, as Gatsby can resume from an interrupted one's cache.
    markCacheComplete("");
    const env = { ...DEVELOP_ENV, ...(editor && { SITE_EDITOR_URL: editor }) };
    process.exitCode = (await runGatsby(["develop", ...args], env)).code;
    // Gatsby clears the cache if its plugins have changed.
    markCacheComplete("");
    return;
  }
  const { pathPrefix } = readSiteSettings(process.cwd());
  clearStaleCache(pathPrefix);
  // Has no effect on a site at the root of its host.
  const { code, ended } = await runGatsby(["build", "--prefix-paths", ...args], {});
  if (code === 0 && ended) markCacheComplete(pathPrefix);
  else console.error("The build has not ended; the next one makes everything anew.");
  process.exitCode = code;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
