import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(__dirname, "..");

/**
 * Copies what git would commit, without the content: Gatsby fails with what was built in another
 * folder.
 * @param name of a folder inside the project, where the copy finds the project's packages
 * @returns its absolute path
 */
export function copyProject(name: string): string {
  const copy = path.join(root, "test-results", name);
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  for (const file of execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0")) {
    const source = path.join(root, file);
    if (file && existsSync(source)) cpSync(source, path.join(copy, file), { recursive: true });
  }
  const data = path.join(copy, "data");
  for (const folder of readdirSync(data).filter((folder) => folder !== "schemas")) {
    rmSync(path.join(data, folder), { recursive: true });
  }
  return copy;
}
