import { spawnSync } from "node:child_process";
import { prefixOf, readIdentity } from "../src/content/identity";
import { followPrefix, mendCache } from "./cache";
import { gatsbyArgs } from "./gatsbyArgs";

/** `npm run build`: makes the site, whatever state the last build left the cache in. */
const root = process.cwd();
const notice = mendCache(root);
if (notice) console.log(notice);
const { url } = readIdentity(root);
followPrefix(root, prefixOf(url));
const args = gatsbyArgs(url, process.argv.slice(2));
const { status } = spawnSync("gatsby", args, { stdio: "inherit" });
process.exitCode = status ?? 1;
