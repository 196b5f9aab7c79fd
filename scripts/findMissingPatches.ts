import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

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
export function findMissingPatches(): string[] {
  const names = existsSync("patches") ? readdirSync("patches") : [];
  return names
    .map((name) => path.join("patches", name))
    .filter((name) => {
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
