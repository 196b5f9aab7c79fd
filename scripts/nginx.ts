import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const DEPLOY = path.join(__dirname, "../deploy");
const TEMPLATE = path.join(DEPLOY, "nginx.conf");
const MODULES = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/etc/nginx/modules"];

/** A running nginx. */
export interface Served {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Of its master process. */
  pid: number;
  /** Ends it; resolves once it is gone. */
  stop: () => Promise<void>;
}

/**
 * Finds nginx, without installing it.
 * @returns the path of the one that NGINX_PATH names, else of an installed one;
 * nothing where there is none
 */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];
  const installed = folders.map((folder) => path.join(folder, "nginx"));
  return [process.env.NGINX_PATH ?? "", ...installed].find((file) => file && existsSync(file));
}

/**
 * Finds nginx or, as root on Debian, installs it with its Brotli module.
 * @returns its path
 * @throws Error that says in one line what to do
 */
export function ensureNginx(): string {
  if (!findNginx() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No nginx here: installing it …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const packages = ["nginx", "libnginx-mod-http-brotli-static"];
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-q", ...packages], { stdio: "inherit", env });
  }
  const found = findNginx();
  if (!found) throw new Error("No nginx for the tests: install it, or set NGINX_PATH to one.");
  return found;
}

/**
 * Whether the nginx found here can serve the `.br` files: by a module, as Debian packages it.
 * @returns the module's path, or nothing
 */
export function findBrotli(): string | undefined {
  const files = MODULES.map((folder) => path.join(folder, "ngx_http_brotli_static_module.so"));
  return files.find((file) => existsSync(file));
}

/**
 * Serves a built site with nginx and the configuration it is deployed with, on
 * this machine only and without root's rights.
 * @param root path of the built site, with its `_nginx.conf`
 * @param port to listen on, above 1023
 * @returns the server, once it answers
 * @throws Error when nginx is not there or does not start, with its own words, and when
 * something else has the port: nginx would try for seconds, and the other one be taken for it
 */
export async function startNginx(root: string, port: number): Promise<Served> {
  if (await isTaken(port)) throw new Error(`Port ${port} is taken: free it, or choose another.`);
  const folder = path.join(tmpdir(), `nginx-${randomUUID()}`);
  const text = inPlace(await readFile(TEMPLATE, "utf8"), path.resolve(root), port, folder);
  await mkdir(folder, { mode: 0o700 });
  const main = path.join(folder, "nginx.conf");
  await writeFile(main, text);
  const own = process.getuid?.() === 0 ? "daemon off; user root;" : "daemon off;";
  const server = spawn(ensureNginx(), ["-c", main, "-p", folder, "-e", "stderr", "-g", own]);
  let complaints = "";
  server.stderr.on("data", (data) => {
    complaints += data;
  });
  const end = () => server.kill("SIGTERM");
  process.once("exit", end);
  let isGone = false;
  const gone = once(server, "exit").finally(() => {
    isGone = true;
    process.off("exit", end);
    return rm(folder, { recursive: true });
  });
  const answering = async () => {
    while (!isGone && !(await answers("127.0.0.1", port))) await sleep(50);
  };
  await Promise.race([gone, answering()]);
  if (isGone) throw new Error(`nginx ended: ${complaints.trim()}`);
  const stop = async () => {
    end();
    await gone;
  };
  return { url: `http://localhost:${port}`, pid: server.pid as number, stop };
}

/** The configuration of the container, with what is elsewhere on this machine in its place. */
function inPlace(template: string, root: string, port: number, folder: string): string {
  const brotli = findBrotli();
  const places: Record<string, string> = {
    "load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;": brotli
      ? `load_module ${brotli};`
      : "",
    "brotli_static on;": brotli ? "brotli_static on;" : "",
    "/tmp/": `${folder}/`,
    "/dev/stdout": "off",
    "/etc/nginx/site": `${DEPLOY}/nginx`,
    "listen 8080": `listen 127.0.0.1:${port}`,
    "listen [::]:8080": `listen [::1]:${port}`,
    "/srv/public": root,
  };
  const missing = Object.keys(places).find((place) => !template.includes(place));
  if (missing) throw new Error(`${TEMPLATE} no longer says «${missing}»: change scripts/nginx.ts`);
  const anyOf = Object.keys(places).map((place) => place.replace(/[[\].]/g, "\\$&"));
  return template.replace(new RegExp(anyOf.join("|"), "g"), (place) => places[place] ?? place);
}

const isTaken = async (port: number) =>
  (await answers("127.0.0.1", port)) || (await answers("::1", port));

/** Whether something accepts connections there. */
async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  const open = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  socket.destroy();
  return open;
}
