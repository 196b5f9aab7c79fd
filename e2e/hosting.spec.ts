import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { writeHostingFiles } from "../plugins/gatsby-adapter-static/adapter";
import { compressFiles } from "../plugins/gatsby-adapter-static/compress";
import { type RunningServer, startNginx } from "../scripts/nginx";
import { fontFiles } from "../src/styles/fontFiles";
import { createDossierPath } from "../src/utils/paths";
import { IMMUTABLE, parseGlobalHeaders, parseRedirects, REVALIDATED, requestRaw } from "./http";
import { getEntry, pagePaths, projectPath, projects } from "./siteContent";

/** The requests to test, whose paths exclude the site's path prefix. */
interface Site {
  getBase: () => string | undefined;
  prefix: string;
  /** The folder of the build. */
  getFolder: () => string;
  pages: string[];
  immutable: string[];
  revalidated: string[];
  /** Files with Brotli and gzip versions. */
  compressed: string[];
  unknown: string[];
  types: Record<string, string>;
}

/** Tests that nginx serves a site as its _headers and _redirects specify. */
function testHosting({ getBase, prefix, getFolder, ...site }: Site) {
  const get = (address: string, headers?: Record<string, string>) =>
    requestRaw(getBase(), prefix + address, headers);
  const read = (file: string) => readFileSync(path.join(getFolder(), file), "utf8");

  test("files with hashed names are immutable", async () => {
    for (const address of site.immutable) {
      const { status, headers } = await get(address);
      expect([address, status, headers["cache-control"]]).toEqual([address, 200, IMMUTABLE]);
    }
  });

  test("all other files are revalidated", async () => {
    for (const address of site.revalidated) {
      const { status, headers } = await get(address);
      expect([address, status, headers["cache-control"]]).toEqual([address, 200, REVALIDATED]);
      const again = await get(address, { "If-None-Match": headers.etag ?? "" });
      expect([address, again.status, again.body.length]).toEqual([address, 304, 0]);
    }
  });

  test("a path without its trailing slash redirects, with its query string", async () => {
    for (const page of site.pages.filter((page) => prefix || page !== "/")) {
      const { status, headers } = await get(`${page.slice(0, -1)}?a=b`);
      expect([status, headers.location]).toEqual([301, `${prefix}${page}?a=b`]);
      expect(headers["cache-control"]).toBe(REVALIDATED);
    }
  });

  test("short paths redirect as in _redirects, with their query string", async () => {
    const redirects = parseRedirects(read("_redirects"));
    expect(redirects.length).toBeGreaterThan(0);
    for (const [from, to, status] of redirects) {
      const target = to.replace(/(?=#)|$/, "?a=b");
      const answer = await requestRaw(getBase(), `${from}?a=b`);
      expect([from, answer.status, answer.headers.location]).toEqual([from, status, target]);
      expect((await requestRaw(getBase(), from)).headers.location).toBe(to);
      expect((await requestRaw(getBase(), target.replace(/#.*/, ""))).status).toBe(200);
    }
  });

  test("unknown paths return 404 with the site's own page", async () => {
    for (const address of [
      ...["/nada", "/nada/", "/static/", "/404.html", "/404/", "/app-11111111111111111111.js"],
      ...["/_headers", "/_redirects", "/_nginx.conf", "/.git/config"],
      ...["/index.html.br", "/index.html.gz", ...site.unknown],
      // nginx rejects these before it looks for a location, so never under a prefix.
      ...(prefix ? [] : ["/%", "/%E0%A4%A/", "/proyecto/%zz/"]),
    ]) {
      const { status, headers, body } = await get(address);
      expect([address, status]).toEqual([address, 404]);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe(REVALIDATED);
      expect(headers["content-security-policy"]).toBeTruthy();
      expect(String(body)).toContain("Página no encontrada");
    }
  });

  test("files have their content types", async () => {
    for (const [address, type] of Object.entries(site.types)) {
      const { headers } = await get(address);
      expect([address, headers["content-type"]]).toEqual([address, type]);
    }
  });

  test("text is sent in Brotli, gzip or plain, as requested", async () => {
    for (const address of site.compressed) {
      const plain = await get(address, { "Accept-Encoding": "identity" });
      const gzip = await get(address, { "Accept-Encoding": "gzip" });
      const brotli = await get(address, { "Accept-Encoding": "gzip, deflate, br, zstd" });
      const answers = [plain, gzip, brotli];
      const encodings = answers.map(({ headers }) => headers["content-encoding"]);
      expect([address, ...encodings]).toEqual([address, undefined, "gzip", "br"]);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(brotli.body.length).toBeLessThan(gzip.body.length);
      for (const { headers } of answers) expect(headers.vary).toBe("Accept-Encoding");
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    }
  });

  test("every response has the headers of _headers", async () => {
    const expected = parseGlobalHeaders(read("_headers"));
    expect(expected.length).toBeGreaterThanOrEqual(7);
    const [script = ""] = site.immutable;
    const slashless = getEntry(site.pages, -1).slice(0, -1);
    for (const address of ["/", "/nada/", slashless, script, ...(prefix ? [] : ["/%"])]) {
      const { headers } = await get(address);
      for (const [name, value] of expected) {
        expect([address, name, headers[name]]).toEqual([address, name, value]);
      }
    }
  });
}

const FONTS = Object.values(fontFiles);

test.describe("the built site", () => {
  const built = readdirSync("public", { recursive: true }) as string[];
  const findBuilt = (pattern: RegExp) => `/${built.find((file) => pattern.test(file))}`;
  let base: string | undefined;
  test.beforeAll(({ baseURL }) => {
    base = baseURL;
  });

  const project = projectPath(getEntry(projects));
  const dossier = createDossierPath(projectPath(getEntry(projects)), getEntry(projects).title);
  const script = findBuilt(/^app-[0-9a-f]{20}\.js$/);
  const picture = findBuilt(/^static\/.*\.avif$/);
  const data = "/page-data/index/page-data.json";

  testHosting({
    getBase: () => base,
    prefix: "",
    getFolder: () => "public",
    pages: pagePaths,
    immutable: [script, picture, ...FONTS],
    revalidated: [
      ...["/", project, "/page-data/app-data.json", data, "/sitemap-index.xml"],
      ...["/manifest.webmanifest", "/robots.txt", "/icon.svg", dossier],
      findBuilt(/^page-data\/sq\/d\/\d+\.json$/),
    ],
    compressed: ["/", project, script, data],
    unknown: ["/proyecto/99/", "/_gatsby/slices/_gatsby-scripts-1.html"],
    types: {
      "/": "text/html; charset=utf-8",
      [script]: "text/javascript; charset=utf-8",
      "/page-data/app-data.json": "application/json",
      "/sitemap-index.xml": "application/xml; charset=utf-8",
      "/manifest.webmanifest": "application/manifest+json",
      "/icon.svg": "image/svg+xml",
      "/.well-known/security.txt": "text/plain; charset=utf-8",
      [picture]: "image/avif",
      [getEntry(FONTS)]: "font/woff2",
      [dossier]: "application/pdf",
    },
  });

  test("fonts have constant names, and no source maps are published", () => {
    const fonts = built.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
    expect(fonts.map((file) => `/${file}`).sort()).toEqual(FONTS.toSorted());
    expect(built.filter((file) => /\.map(?:\.br|\.gz)?$/.test(file))).toEqual([]);
  });

  test("pages have one inline script, and a policy before everything that it governs", () => {
    const files = pagePaths.map((page) => `public${page}index.html`);
    for (const file of [...files, "public/404.html"]) {
      const html = readFileSync(file, "utf8");
      // Scripts in a template never run.
      const active = html.replace(/<template.*?<\/template>/gs, "");
      const inline = [
        ...active.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs),
      ];
      expect(inline.length, file).toBe(1);
      const [policy = ""] = /<meta http-equiv="Content-Security-Policy"[^>]*>/i.exec(html) ?? [];
      // Its content is tested in browsers.
      expect(policy, file).toContain("script-src");
      expect(html.indexOf(policy), file).toBeLessThan(html.search(/<(?:script|style|link)\b/));
      expect(html.match(/\son\w+=["']/g) ?? [], file).toEqual([]);
      expect(html.lastIndexOf("<style"), file).toBeLessThan(html.indexOf("<body"));
    }
  });

  test("page data reveals nothing about the build machine", () => {
    const readData = (file: string) => readFileSync(`public/page-data/${file}.json`, "utf8");
    const pages = pagePaths.map((page) => readData(`${page === "/" ? "index" : page}/page-data`));
    const hashes = pages.flatMap((text) => JSON.parse(text).staticQueryHashes as string[]);
    expect(hashes.length).toBeGreaterThan(pagePaths.length);
    // Gatsby derives the ids of its nodes from the site's folder.
    const nodeId = /[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/;
    const all = [...pages, ...[...new Set(hashes)].map((hash) => readData(`sq/d/${hash}`))];
    expect(all.filter((text) => nodeId.test(text) || text.includes(process.cwd()))).toEqual([]);
  });
});

const PORT = Number(process.env.E2E_PORT ?? 9123) + 3;
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
  // The tests share one server.
  test.describe.configure({ mode: "default" });
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
    unknown: ["/proyecto/1/nada.jpg", "/_gatsby/part.html", `${SCRIPT}.gz`],
    types: { "/static/foto.avif": "image/avif", "/robots.txt": "text/plain; charset=utf-8" },
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
