import { spawn } from "node:child_process";
import { createWriteStream, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a build took. */
export interface Build {
  seconds: number;
  /** Seconds of processor time, of all its processes: it says more on a machine that does other things too. */
  cpu: number;
  /** Megabytes at the highest, of all its processes together. */
  memory: number;
}

const SAMPLE_MS = 200;

/**
 * Builds a copy of the project.
 * @param root absolute path of the project, for its packages
 * @param copy absolute path of the copy
 * @param log absolute path of a file that what the build prints is added to
 * @throws Error with what the build printed last, when it fails
 */
export async function build(root: string, copy: string, log: string): Promise<Build> {
  const started = Date.now();
  const cpuBefore = cpuOfChildren();
  const child = spawn(path.join(root, "node_modules/.bin/gatsby"), ["build"], {
    cwd: copy,
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });
  let output = "";
  const written = createWriteStream(log, { flags: "a" });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output = (output + data).slice(-4000);
      written.write(data);
    });
  }
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, residentIn(child.pid ?? 0));
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(sampling);
  written.end();
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const seconds = (Date.now() - started) / 1000;
  return { seconds, cpu: cpuOfChildren() - cpuBefore, memory };
}

/** Seconds of processor time of all processes that this one has started and that have ended, on Linux. */
function cpuOfChildren(): number {
  const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
  // cutime and cstime of proc(5), in hundredths; the name before them may have spaces.
  const [user = 0, system = 0] = fields.split(" ").slice(13, 15).map(Number);
  return (user + system) / 100;
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
