import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/**
 * Serves a built site as `npm start` does, for other scripts.
 * @param folder of the built site
 * @returns once it listens, its URL without a trailing slash, and `stop`
 * @throws Error with the server's message if it can't listen
 */
export async function startServer(folder: string, port: number) {
  const script = path.join(__dirname, "../serve.ts");
  const server = spawn(process.execPath, ["--import", "tsx", script, String(port), folder]);
  let errors = "";
  server.stderr.on("data", (data) => {
    errors += data;
  });
  await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
  if (server.exitCode !== null) throw new Error(errors.trim());
  return { url: `http://localhost:${port}`, stop: () => server.kill() };
}
