import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "./findProgram";

const DEPLOY = path.join(__dirname, "../deploy");
const TEMPLATE = path.join(DEPLOY, "nginx.conf");
const BROTLI_MODULES = [
  "/usr/lib/nginx/modules",
  "/usr/lib64/nginx/modules",
  "/etc/nginx/modules",
].map((folder) => path.join(folder, "ngx_http_brotli_static_module.so"));

/** Finds nginx's Brotli module, which the browser tests need but `npm run serve` does not. */
export const findBrotliModule = () => BROTLI_MODULES.find(existsSync);

/** Finds nginx: the one in NGINX_PATH, or else an installed one. */
export const findNginx = () => findProgram(process.env.NGINX_PATH, ["nginx"], ["/usr/sbin/nginx"]);

/**
 * Serves a built site with nginx in its deployed configuration, reachable from this machine only
 * and without root privileges.
 * @param root path of the built site, which contains `_nginx.conf`
 * @param port to listen on, above 1023
 * @returns once it responds, its URL without a trailing slash, and `stop`, which resolves once the
 * process has ended
 * @throws Error if nginx is missing or does not start, with its message, or if the port is taken:
 * nginx would retry for seconds, and the other server would be mistaken for it
 */
export async function startNginx(root: string, port: number) {
  if (await isPortTaken(port)) {
    throw new Error(`Port ${port} is taken: free it, or choose another.`);
  }
  const command = findNginx();
  if (!command) throw new Error("No nginx here: install it, or set NGINX_PATH to one.");
  const folder = path.join(tmpdir(), `nginx-${randomUUID()}`);
  const text = adaptConfig(await readFile(TEMPLATE, "utf8"), path.resolve(root), port, folder);
  await mkdir(folder, { mode: 0o700 });
  const main = path.join(folder, "nginx.conf");
  await writeFile(main, text);
  const own = process.getuid?.() === 0 ? "daemon off; user root;" : "daemon off;";
  const server = spawn(command, ["-c", main, "-p", folder, "-e", "stderr", "-g", own]);
  let errors = "";
  server.stderr.on("data", (data) => {
    errors += data;
  });
  const end = () => server.kill("SIGTERM");
  process.once("exit", end);
  let isGone = false;
  const gone = once(server, "exit").finally(() => {
    isGone = true;
    process.off("exit", end);
    return rm(folder, { recursive: true });
  });
  const waitForAnswer = async () => {
    while (!isGone && !(await isPortTaken(port))) await sleep(50);
  };
  await Promise.race([gone, waitForAnswer()]);
  if (isGone) throw new Error(`nginx ended: ${errors.trim()}`);
  const stop = async () => {
    end();
    await gone;
  };
  return { url: `http://localhost:${port}`, stop };
}

/** A running nginx. */
export type RunningServer = Awaited<ReturnType<typeof startNginx>>;

/** Replaces the container's paths and ports in its configuration with those of this machine. */
function adaptConfig(template: string, root: string, port: number, folder: string): string {
  const brotli = findBrotliModule();
  const places: Record<string, string> = {
    "load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;": brotli
      ? `load_module ${brotli};`
      : "",
    "brotli_static on;": brotli ? "brotli_static on;" : "",
    "/tmp/": `${folder}/`,
    "/dev/stdout": "off",
    "/etc/nginx/site": `${DEPLOY}/nginx`,
    "listen 8080": `listen 127.0.0.1:${port}`,
    "/srv/public": root,
  };
  return Object.entries(places).reduce((text, [place, local]) => {
    if (!text.includes(place))
      throw new Error(`${TEMPLATE} lacks "${place}": see scripts/nginx.ts`);
    return text.replaceAll(place, () => local);
  }, template);
}

/** Whether a port of this machine accepts connections. */
async function isPortTaken(port: number): Promise<boolean> {
  const sockets = ["127.0.0.1", "::1"].map((host) => connect(port, host));
  const answers = await Promise.allSettled(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.destroy();
  return answers.some(({ status }) => status === "fulfilled");
}
