import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { formatNginx } from "../plugins/gatsby-plugin-static-hosting/nginx";
import { type Served, startNginx } from "../scripts/nginx";

const PORT = Number(process.env.E2E_PORT ?? 9123) + 2;

/** Names that are written otherwise in addresses, or look like something else. */
const PICTURES = ["salon@2x.jpg", "1, cocina.jpg", "baño+aseo & l'hall;#=50%.jpg"];

const createConfiguration = (pathPrefix: string) =>
  formatNginx({ loader: "", fonts: [], editor: false, pathPrefix }, []);

const serve = (folder: string) =>
  promisify(execFile)("node_modules/.bin/tsx", ["scripts/serve.ts", folder, String(PORT)]);

// One after the other: all of them listen on the same port.
test.describe.configure({ mode: "default" });

let root: string;
test.beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "serve-"));
});
test.afterAll(() => rmSync(root, { recursive: true }));

test("serving ends with nginx's own words where nginx can't start", async () => {
  await expect(serve(root)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^nginx ended: .*_nginx\.conf/),
  });
});

for (const host of ["127.0.0.1", "::1"]) {
  test(`serving says so where something else answers on the port, at ${host}`, async () => {
    const other = createServer().listen(PORT, host);
    try {
      await expect(serve("public")).rejects.toMatchObject({
        code: 1,
        stderr: `Port ${PORT} is taken: free it, or choose another.\n`,
      });
    } finally {
      other.close();
    }
  });
}

test("serving says where the site is, with the path it was built for", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "serve-"));
  writeFileSync(path.join(folder, "_nginx.conf"), createConfiguration("/web"));
  writeFileSync(path.join(folder, "index.html"), "Portada");
  const server = spawn("node_modules/.bin/tsx", ["scripts/serve.ts", folder, String(PORT)]);
  const [line] = await once(server.stdout, "data");
  expect(String(line)).toBe(`${folder} at http://localhost:${PORT}/web/\n`);
  expect(await (await fetch(`http://localhost:${PORT}/web/`)).text()).toBe("Portada");
  server.kill();
  expect(await once(server, "exit")).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

test.describe("of a small site", () => {
  const SCRIPT = `app-${"0".repeat(20)}.js`;
  let served: Served;

  test.beforeAll(async () => {
    mkdirSync(path.join(root, "static"));
    writeFileSync(path.join(root, "_nginx.conf"), createConfiguration(""));
    writeFileSync(path.join(root, "404.html"), "404");
    for (const name of [SCRIPT, ...PICTURES.map((name) => `static/${name}`)]) {
      writeFileSync(path.join(root, name), name);
    }
    served = await startNginx(root, PORT);
  });
  test.afterAll(() => served.stop());

  for (const name of PICTURES) {
    test(`a picture called «${name}» is served`, async () => {
      const answer = await fetch(`${served.url}/static/${encodeURIComponent(name)}`);
      expect([answer.status, await answer.text()]).toEqual([200, `static/${name}`]);
    });
  }

  test("what lasts is kept for good only where it is given, whole, in part or as unchanged", async () => {
    const ask = async (file: string, init: RequestInit = {}) => {
      const { status, headers } = await fetch(`${served.url}/${file}`, init);
      return [status, headers.get("cache-control")?.includes("immutable")];
    };
    const etag = (await fetch(`${served.url}/${SCRIPT}`)).headers.get("etag") ?? "";
    expect(await ask(SCRIPT)).toEqual([200, true]);
    expect(await ask(SCRIPT, { headers: { Range: "bytes=0-1" } })).toEqual([206, true]);
    expect(await ask(SCRIPT, { headers: { "If-None-Match": etag } })).toEqual([304, true]);
    expect(await ask(SCRIPT, { method: "POST" })).toEqual([405, false]);
    // What can't be opened as a file, whoever asks, nginx answers with 500.
    const socket = createServer().listen(path.join(root, "static/1.jpg"));
    expect(await ask("static/1.jpg")).toEqual([500, false]);
    socket.close();
  });
});
