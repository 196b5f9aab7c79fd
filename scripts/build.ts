import { spawnSync } from "node:child_process";
import { prefixOf, readIdentity } from "../plugins/gatsby-plugin-content/identity";
import { readyCache } from "./cache";
import { gatsbyArgs } from "./gatsbyArgs";

/** `npm run build`: makes the site, whatever state the last build left the cache in. */
function main(): void {
  const root = process.cwd();
  const { url } = readIdentity(root);
  readyCache(root, prefixOf(url));
  const args = gatsbyArgs(url, process.argv.slice(2));
  const { status, signal, error } = spawnSync("gatsby", args, { stdio: "inherit" });
  if (error) throw new Error(`gatsby can't be run (${error.message}): npm ci`);
  if (signal) {
    throw new Error(`gatsby was ended by ${signal}: where memory is short, close something.`);
  }
  process.exitCode = status ?? 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
