import { spawnSync } from "node:child_process";
import { readIdentity } from "../src/content/identity";
import { mendCache } from "./cache";
import { gatsbyArgs } from "./gatsbyArgs";

/** `npm run build`: makes the site, whatever state the last build left the cache in. */
const root = process.cwd();
const notice = mendCache(root);
if (notice) console.log(notice);
const args = gatsbyArgs(readIdentity(root).url, process.argv.slice(2));
const { status } = spawnSync("gatsby", args, { stdio: "inherit" });
process.exitCode = status ?? 1;
