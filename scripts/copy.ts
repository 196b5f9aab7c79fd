import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Copies a working tree as git would commit it, without what was built or installed in it.
 * @param root absolute path of the project
 * @param copy absolute path of the copy; what is there is removed. Inside the
 * project, what the copy imports is found in the packages of the project
 */
export function copyProject(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files.filter((name) => name && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  }
}
