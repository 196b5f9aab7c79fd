import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { writeHostingFiles } from "../plugins/gatsby-adapter-static/adapter";
import { compressFiles } from "../plugins/gatsby-adapter-static/compress";
import { formatNginx } from "../plugins/gatsby-adapter-static/nginx";
import { type RunningServer, startNginx } from "../scripts/nginx";
import { describeBuiltSite, testHosting } from "./hosting";
import { requestRaw } from "./http";

// The tests share ports.
test.describe.configure({ mode: "default" });

const PORTS = Number(process.env.E2E_PORT ?? 9123);

test.describe("the built site", () => {
  let served: RunningServer;
  test.beforeAll(async () => {
    served = await startNginx("public", PORTS + 1);
  });
  test.afterAll(() => served.stop());

  testHosting({ ...describeBuiltSite(), getBase: () => served.url });

  test("text has its encoding in its content type", async () => {
    for (const [address, type] of [
      ["/", "text/html; charset=utf-8"],
      ["/sitemap-index.xml", "application/xml; charset=utf-8"],
      ["/manifest.webmanifest", "application/manifest+json"],
    ] as const) {
      const { headers } = await requestRaw(served.url, address);
      expect([address, headers["content-type"]]).toEqual([address, type]);
    }
  });
});

const PORT = PORTS + 3;
const SCRIPT = `/app-${"0".repeat(20)}.js`;
/** Names with characters that are special in URLs or in nginx's configuration. */
const PICTURES = ["salon@2x.jpg", "1, cocina.jpg", "baño+aseo & l'hall;#=50%.jpg"];
const SMALL_FONTS = ["/fonts/serif.woff2", "/fonts/sans.woff2"];

/** Writes a small site. */
async function writeSite(folder: string, pathPrefix: string) {
  const page = (text: string) => `<html><body><p>${text.padEnd(2000, ".")}</p></body></html>`;
  const files = {
    "index.html": page("Portada"),
    "404.html": page("Página no encontrada"),
    "404/index.html": page("Página no encontrada"),
    "proyecto/1/index.html": page("Proyecto"),
    "proyectos/index.html": page("Proyectos"),
    "robots.txt": "User-agent: *\n",
    "page-data/app-data.json": `{"a":"${"0".repeat(2000)}"}`,
    "_gatsby/part.html": "<p>part</p>",
    ".git/config": "secret",
    [SCRIPT]: `load(${"0".repeat(2000)})`,
    "static/foto.avif": "foto",
    ...Object.fromEntries(SMALL_FONTS.map((font) => [font, "font"])),
    ...Object.fromEntries(PICTURES.map((name) => [`static/${name}`, name])),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const redirects = [
    { path: `${pathPrefix}/proyecto/`, toPath: `${pathPrefix}/proyectos/`, status: 301 },
    { path: `${pathPrefix}/inicio`, toPath: `${pathPrefix}/#inicio`, status: 302 },
  ] as const;
  const options = { loader: "load()", editor: false, pathPrefix };
  await writeHostingFiles(folder, options, redirects);
  await compressFiles(folder);
  // As a host may have in the same server block.
  const other = "location ~ \\.(js|avif|woff2)$ { return 418; }\n";
  appendFileSync(path.join(folder, "_nginx.conf"), other);
}

// Two segments, of which the first is like immutable files.
const PREFIX = "/static/sitio.2";

test.describe(`a site under ${PREFIX}`, () => {
  let root: string;
  let folder: string;
  let served: RunningServer;

  test.beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), "hosting-"));
    writeFileSync(path.join(root, "beside.txt"), "secret");
    folder = path.join(root, "site");
    await writeSite(folder, PREFIX);
    served = await startNginx(folder, PORT);
  });
  test.afterAll(async () => {
    await served.stop();
    rmSync(root, { recursive: true });
  });

  testHosting({
    getBase: () => served.url,
    prefix: PREFIX,
    getFolder: () => folder,
    pages: ["/", "/proyecto/1/", "/proyectos/"],
    immutable: [SCRIPT, "/static/foto.avif", ...SMALL_FONTS],
    revalidated: ["/", "/?a=b", "/proyecto/1/", "/robots.txt", "/page-data/app-data.json"],
    compressed: ["/", "/proyecto/1/", SCRIPT, "/page-data/app-data.json"],
    unknown: ["/proyecto/1/nada.jpg", "/_gatsby/part.html"],
    types: { "/static/foto.avif": "image/avif", "/robots.txt": "text/plain" },
  });

  test("pictures are served whatever their name, and immutable only if successful", async () => {
    const request = async (file: string, init: RequestInit = {}) => {
      const { status, headers } = await fetch(`${served.url}${PREFIX}${file}`, init);
      return [status, headers.get("cache-control")?.includes("immutable")];
    };
    for (const name of PICTURES) {
      expect(await request(`/static/${encodeURIComponent(name)}`)).toEqual([200, true]);
    }
    const { headers } = await fetch(`${served.url}${PREFIX}${SCRIPT}`);
    const unchanged = { "If-None-Match": headers.get("etag") ?? "" };
    expect(await request(SCRIPT, { headers: { Range: "bytes=0-1" } })).toEqual([206, true]);
    expect(await request(SCRIPT, { headers: unchanged })).toEqual([304, true]);
    expect(await request(SCRIPT, { method: "POST" })).toEqual([405, false]);
    // nginx responds with 500 to what can't be opened as a file.
    const socket = createServer().listen(path.join(folder, "static/1.jpg"));
    expect(await request("/static/1.jpg")).toEqual([500, false]);
    socket.close();
  });

  test("nothing is served outside the site, not even by path traversal", async () => {
    const shortened = PREFIX.slice(0, -1);
    for (const address of ["/", "/robots.txt", "/proyecto/1/", shortened, `${PREFIX}s/`]) {
      const { status, headers, body } = await requestRaw(served.url, address);
      expect([address, status]).toEqual([address, 404]);
      expect(headers["content-security-policy"]).toBeUndefined();
      expect(String(body)).not.toContain("Página no encontrada");
    }
    for (const way of ["../", "/../", "/%2e%2e/", "/..%2f", "//../", "/static/../../"]) {
      const { status, body } = await requestRaw(served.url, `${PREFIX}${way}beside.txt`);
      expect([way, status]).not.toEqual([way, 200]);
      expect(String(body)).not.toContain("secret");
    }
  });
});

test.describe("npm run serve", () => {
  const PORT = PORTS + 2;
  const serve = (folder: string) =>
    promisify(execFile)("node_modules/.bin/tsx", ["scripts/serve-nginx.ts", folder, String(PORT)]);

  test("fails with nginx's message if nginx can't start", async () => {
    const folder = test.info().outputPath();
    mkdirSync(folder, { recursive: true });
    await expect(serve(folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^nginx ended: .*_nginx\.conf/),
    });
  });

  test("prints the site's URL with its path prefix", async () => {
    const folder = test.info().outputPath("una carpeta");
    mkdirSync(folder, { recursive: true });
    const configuration = formatNginx({ loader: "", editor: false, pathPrefix: "/web" }, []);
    writeFileSync(path.join(folder, "_nginx.conf"), configuration);
    writeFileSync(path.join(folder, "index.html"), "Portada");
    const server = spawn(
      "node_modules/.bin/tsx",
      ["scripts/serve-nginx.ts", folder, String(PORT)],
      {
        env: { ...process.env, SITE_URL: "https://www.zaguan.example/web" },
      },
    );
    try {
      const [line] = await once(server.stdout, "data");
      expect(String(line)).toBe(`${folder} at http://localhost:${PORT}/web/\n`);
      expect(await (await fetch(`http://localhost:${PORT}/web/`)).text()).toBe("Portada");
    } finally {
      server.kill();
      expect(await once(server, "exit")).toEqual([0, null]);
    }
  });
});
