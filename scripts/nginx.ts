import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const DEPLOY = path.join(__dirname, "../deploy/nginx");
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
 * @param root path of the built site, with its `_headers.conf`
 * @param port to listen on, above 1023
 * @returns the server, once it answers
 * @throws Error when nginx is not there or does not start, with its own words, and when
 * something else has the port: nginx would try for seconds, and the other one be taken for it
 */
export async function startNginx(root: string, port: number): Promise<Served> {
  if (await isTaken(port)) throw new Error(`Port ${port} is taken: free it, or choose another.`);
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const main = path.join(folder, "nginx.conf");
  await writeFile(main, configuration(path.resolve(root), port, folder));
  const server = spawn(ensureNginx(), ["-c", main, "-p", folder, "-e", "stderr"]);
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

function configuration(root: string, port: number, folder: string): string {
  const brotli = findBrotli();
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
${brotli ? `load_module ${brotli};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/pid;
events {}
http {
  include ${DEPLOY}/http.conf;
  ${brotli ? "brotli_static on;" : ""}
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root ${root};
    include ${DEPLOY}/site.conf;
    include ${root}/_headers.conf;
  }
}`;
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
