import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs Gatsby until it ends, and passes Ctrl+C and SIGTERM on to it.
 * @returns its exit code, 0 if it was stopped that way, and whether it ended by itself
 * @throws Error with a one-line message if it can't be run or is killed
 */
export async function runGatsby(args: readonly string[], env: Record<string, string>) {
  const gatsby = spawn("gatsby", args, { stdio: "inherit", env: { ...process.env, ...env } });
  let stopped = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      stopped = true;
      gatsby.kill(signal);
    });
  }
  const [code, signal] = await once(gatsby, "exit").catch(({ message }: Error) => {
    throw new Error(`gatsby can't be run (${message}): npm ci`);
  });
  if (signal && !stopped) {
    throw new Error(
      `gatsby was ended by ${signal}: run it again, with more free memory; what it has cached is made anew.`,
    );
  }
  return { code: Number(code), ended: !stopped };
}
