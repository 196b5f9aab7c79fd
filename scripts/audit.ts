import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const EXPLAINED = "docs/decisions.md";

/** What npm says of a package: advisories of its own, and names of packages it has them from. */
interface Vulnerability {
  name: string;
  via: (string | { title: string; url: string; severity: string })[];
  /** Where it is installed: `node_modules/react-dom`. */
  nodes: string[];
}

/**
 * `npm run audit`: asks npm for advisories, and tells those of packages that browsers get something
 * of from the rest. Each is to be explained in docs/decisions.md by its name: a package may be
 * named for a part that no browser gets. Needs a built site.
 */
function main(): void {
  const shipped = inBrowsers("public");
  const explanations = readFileSync(EXPLAINED, "utf8");
  const told = { browsers: new Set<string>(), building: new Set<string>() };
  for (const { name, via, nodes } of askNpm()) {
    const place = nodes.some((node) => shipped.has(node)) ? "browsers" : "building";
    for (const advisory of via) {
      if (typeof advisory === "string") continue;
      const { title, url, severity } = advisory;
      const isExplained = explanations.includes(path.basename(url));
      const mark = isExplained ? "explained" : "NOT EXPLAINED";
      told[place].add(`  ${mark}: ${name}, ${title} (${severity}) ${url}`);
      if (!isExplained) process.exitCode = 1;
    }
  }
  console.log(`${told.browsers.size} of the ${shipped.size} packages in what browsers get`);
  for (const line of [...told.browsers].sort()) console.log(line);
  console.log(`${told.building.size} of packages that only build`);
  for (const line of [...told.building].sort()) console.log(line);
}

/**
 * Finds what is in the scripts of a build, by their source maps.
 * @param folder path of `public`
 * @returns where the packages are installed, as npm names them
 * @throws Error where there is no build
 */
function inBrowsers(folder: string): Set<string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".js.map"));
  const maps = files.map((file) => readFileSync(path.join(folder, file), "utf8"));
  const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  const places = sources.map((source) => {
    // Gatsby copies its part there, and webpack adds some of its own.
    if (source.includes("/./.cache/")) return "node_modules/gatsby";
    if (/^webpack:\/\/[^/]+\/webpack\//.test(source)) return "node_modules/webpack";
    return /\/\.\/(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  });
  const found = new Set(places.filter((place) => place !== undefined));
  if (found.size === 0) throw new Error(`No source maps of packages in ${folder}: npm run build`);
  return found;
}

/** @throws Error with npm's words where it has no answer, as of a registry without advisories */
function askNpm(): Vulnerability[] {
  const { stdout, error } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
  if (error) throw new Error(`npm can't be run (${error.message})`);
  const { vulnerabilities, message } = JSON.parse(stdout);
  if (!vulnerabilities) throw new Error(`npm audit has no answer here: ${message}`);
  return Object.values(vulnerabilities);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
