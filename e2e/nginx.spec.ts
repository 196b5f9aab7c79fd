import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { findProgram } from "../scripts/utils/findProgram";
import { FONTS, IMMUTABLE, testHosting } from "./hostingTests";
import { requestRaw } from "./requestRaw";

// One server, on the port of its configuration.
test.describe.configure({ mode: "default" });

const URL = "http://localhost:8080";

let server: ChildProcess;

/** Whether nginx accepts connections. */
async function isListening(): Promise<boolean> {
  const socket = connect(8080, "127.0.0.1");
  return once(socket, "connect")
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}

test.beforeAll(async () => {
  if (await isListening()) throw new Error("Port 8080 is taken: free it.");
  const command = findProgram(process.env.NGINX_PATH, ["nginx"], ["/usr/sbin/nginx"]) ?? "nginx";
  // As root, its workers could not read the project's folder.
  const directives = process.getuid?.() === 0 ? "daemon off; user root;" : "daemon off;";
  const files = ["-p", process.cwd(), "-c", "deploy/nginx.conf", "-e", "stderr"];
  server = spawn(command, [...files, "-g", directives], { stdio: ["ignore", "ignore", "inherit"] });
  await expect.poll(isListening).toBe(true);
});
test.afterAll(async () => {
  server.kill();
  await once(server, "exit");
});

testHosting(() => URL);

test("text has its encoding in its content type", async () => {
  for (const [address, type] of [
    ["/", "text/html; charset=utf-8"],
    ["/sitemap-index.xml", "application/xml; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
  ] as const) {
    const { headers } = await requestRaw(URL, address);
    expect([address, headers["content-type"]]).toEqual([address, type]);
  }
});

test("files are immutable only if they are sent", async () => {
  const [font = ""] = FONTS;
  const { headers } = await requestRaw(URL, font);
  for (const [init, status] of [
    [{ headers: { Range: "bytes=0-1" } }, 206],
    [{ headers: { "If-None-Match": headers.etag ?? "" } }, 304],
    [{ method: "POST" }, 405],
  ] as const) {
    const answer = await fetch(URL + font, init);
    const isKept = answer.headers.get("cache-control") === IMMUTABLE;
    expect([answer.status, isKept]).toEqual([status, status !== 405]);
  }
});

test("nothing is served outside the site, not even by path traversal", async () => {
  for (const way of ["/../", "/%2e%2e/", "/..%2f", "//../", "/static/../../"]) {
    const { status, body } = await requestRaw(URL, `${way}package.json`);
    expect([way, status]).not.toEqual([way, 200]);
    expect(String(body)).not.toContain("devDependencies");
  }
});
