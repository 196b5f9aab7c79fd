import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { tempFolder } from "../tempFolder";

const TSX = pathToFileURL(require.resolve("tsx")).href;

/** Gives each test of a file an empty folder, and runs scripts in it. */
export function scriptRunner() {
  const place = tempFolder();

  /** Runs a script, by default in the empty folder, with no other environment. */
  function run(
    script: string,
    env: Record<string, string> = {},
    words: string[] = [],
    cwd = place(),
  ) {
    const args = ["--import", TSX, path.resolve("scripts", script), ...words];
    const options = { cwd, encoding: "utf8", env: { PATH: place(), ...env } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
  }

  return { place, run };
}
