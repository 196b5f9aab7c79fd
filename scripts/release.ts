import { execFileSync } from "node:child_process";
import path from "node:path";
import { prefixOf, readIdentity } from "../plugins/gatsby-plugin-content/identity";
import { release } from "../plugins/gatsby-plugin-page-delivery/release";

/** `npm run release -- <folder> [--built]`: builds, unless `public` is finished, and publishes. */
async function main([folder, built]: string[]): Promise<void> {
  if (!folder || (built && built !== "--built")) {
    throw new Error("Usage: npm run release -- <folder> [--built]");
  }
  if (!built) execFileSync("npm", ["run", "build"], { stdio: "inherit" });
  const prefix = prefixOf(readIdentity(process.cwd()).url);
  const { name, isNew, configurationChanged, leftOver } = await release(
    path.resolve("public"),
    path.resolve(folder),
    prefix,
  );
  console.log(isNew ? `${folder}/current is ${name}` : `${folder}/current is ${name} already`);
  if (configurationChanged) {
    console.log("Its headers or redirects are others: have nginx read them now (nginx -s reload)");
  }
  if (leftOver) console.error(`An old release could not be removed, do it by hand: ${leftOver}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error("Nothing was released: what was current still is.");
  process.exitCode = 1;
});
