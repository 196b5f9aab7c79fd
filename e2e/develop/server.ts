import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The develop server of a copy of this project, whose content tests may change. */
export interface Develop {
  url: string;
  /** Absolute path of the copy. */
  root: string;
  /** What the server has printed. */
  output: () => string;
  stop: () => Promise<void>;
}

const root = path.resolve(".");

/** A copy of the working tree, as git would commit it, with the packages of this one. */
function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), "develop-"));
  const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { encoding: "utf8" }).trim().split("\n");
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  for (const folder of ["node_modules", "editor/node_modules"]) {
    symlinkSync(path.join(root, folder), path.join(copy, folder));
  }
  return copy;
}

/**
 * Starts the develop server, with the editor, on a copy of the project.
 * @param port where it listens, on this machine only
 */
export async function startDevelop(port: number): Promise<Develop> {
  const copy = copyProject();
  const server: ChildProcess = spawn(
    path.join(root, "node_modules/.bin/gatsby"),
    ["develop", "--port", String(port), "--host", "localhost"],
    { cwd: copy, detached: true, env: { ...process.env, CI: "true", SITE_EDITOR: "on" } },
  );
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (text: Buffer) => {
      output += text.toString();
    });
  }
  const url = `http://localhost:${port}`;
  const stop = async () => {
    const ended = new Promise((resolve) => server.on("exit", resolve));
    // Its workers too: it was started as a group of its own.
    if (server.pid) process.kill(-server.pid, "SIGTERM");
    await ended;
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const start = Date.now(); ; ) {
    if (/compiled|success Building development bundle/i.test(output))
      return { url, root: copy, output: () => output, stop };
    if (server.exitCode !== null || Date.now() - start > 240_000) {
      throw new Error(`The develop server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
