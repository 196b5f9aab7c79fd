import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a build took. */
export interface Build {
  seconds: number;
  /** Megabytes at the highest, of all its processes together. */
  memory: number;
}

const SAMPLE_MS = 200;

/**
 * Builds a copy of the project.
 * @param root absolute path of the project, for its packages
 * @param copy absolute path of the copy
 * @throws Error with what the build printed last, when it fails
 */
export async function build(root: string, copy: string): Promise<Build> {
  const started = Date.now();
  const child = spawn(path.join(root, "node_modules/.bin/gatsby"), ["build"], {
    cwd: copy,
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output = (output + data).slice(-4000);
    });
  }
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, residentIn(child.pid ?? 0));
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds: (Date.now() - started) / 1000, memory };
}

/** Megabytes that a process and all it has started hold in memory, on Linux. */
function residentIn(parent: number): number {
  const children = new Map<number, number[]>();
  const sizes = new Map<number, number>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${entry}/status`, "utf8");
      const of = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      sizes.set(Number(entry), Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
      children.set(of, [...(children.get(of) ?? []), Number(entry)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const total = (pid: number): number =>
    (sizes.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((sum, one) => sum + total(one), 0);
  return total(parent);
}
