import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { fontFiles } from "../src/styles/fontFiles";
import { requestRaw } from "./requestRaw";
import { getEntry, pagePaths, projectDossierPath, projectPath, projects } from "./siteContent";

export const FONTS = Object.values(fontFiles);

/** The requests to test. */
interface Site {
  pages: string[];
  immutable: string[];
  revalidated: string[];
  /** Files with Brotli and gzip versions. */
  compressed: string[];
  unknown: string[];
  types: Record<string, string>;
}

const UTF8 = expect.stringMatching(/^charset=utf-8$/i);

const read = (file: string) => readFileSync(path.join("public", file), "utf8");

/** Tests that a server serves the built site as its _headers and _redirects specify. */
export function testHosting(getBase: () => string | undefined) {
  const site = describeBuiltSite();
  const get = (address: string, headers?: Record<string, string>) =>
    requestRaw(getBase(), address, headers);

  test("files with hashed names are immutable", async () => {
    for (const address of site.immutable) {
      for (const encoding of ["identity", "gzip", "gzip, deflate, br"]) {
        const { status, headers } = await get(address, { "Accept-Encoding": encoding });
        expect([address, status, headers["cache-control"]]).toEqual([address, 200, IMMUTABLE]);
      }
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
    for (const page of site.pages.filter((page) => page !== "/")) {
      const { status, headers } = await get(`${page.slice(0, -1)}?a=b`);
      expect([status, headers.location]).toEqual([301, `${page}?a=b`]);
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
      ...["/_headers", "/_redirects", "/.git/config"],
      ...site.unknown,
      ...["/%", "/%E0%A4%A/", "/proyecto/%zz/"],
    ]) {
      const { status, headers, body } = await get(address);
      expect([address, status]).toEqual([address, 404]);
      expect(headers["content-type"]).toMatch(/^text\/html; charset=utf-8$/i);
      expect(headers["cache-control"]).toBe(REVALIDATED);
      expect(headers["content-security-policy"]).toBeTruthy();
      expect(String(body)).toContain("Página no encontrada");
    }
  });

  test("files have their content types", async () => {
    for (const [address, type] of Object.entries(site.types)) {
      const { headers } = await get(address);
      const [found, charset] = headers["content-type"]?.split("; ") ?? [];
      expect([address, found]).toEqual([address, type]);
      if (type.startsWith("text/")) expect([address, charset]).toEqual([address, UTF8]);
    }
  });

  test("archives and other compressed files are sent as they are", async () => {
    for (const file of ["index.html.gz", "index.html.br"]) {
      const { status, headers, body } = await get(`/${file}`, { "Accept-Encoding": "gzip, br" });
      expect([file, status, headers["content-encoding"]]).toEqual([file, 200, undefined]);
      expect(body.equals(readFileSync(path.join("public", file)))).toBe(true);
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
    for (const address of ["/", "/nada/", slashless, script, "/%"]) {
      const { headers } = await get(address);
      for (const [name, value] of expected) {
        expect([address, name, headers[name]]).toEqual([address, name, value]);
      }
    }
  });
}

/** Lists the requests to test. */
function describeBuiltSite(): Site {
  const built = readdirSync("public", { recursive: true }) as string[];
  const findBuilt = (pattern: RegExp) => `/${built.find((file) => pattern.test(file))}`;
  const project = getEntry(projects.map(projectPath));
  const dossier = getEntry(projects.map(projectDossierPath));
  const script = findBuilt(/^app-[0-9a-f]{20}\.js$/);
  const picture = findBuilt(/^static\/.*\.avif$/);
  const data = "/page-data/index/page-data.json";

  return {
    pages: pagePaths,
    immutable: [script, picture, ...FONTS],
    revalidated: [
      ...["/", project, "/page-data/app-data.json", data, "/sitemap-index.xml"],
      ...["/manifest.webmanifest", "/robots.txt", "/icon.svg", dossier],
      findBuilt(/^page-data\/sq\/d\/\d+\.json$/),
    ],
    compressed: ["/", project, script, data],
    unknown: [
      "/PROYECTO",
      ...["/proyecto/99/", "/_gatsby/slices/_gatsby-scripts-1.html"],
      ...["/_headers", "/%5fheaders"],
    ],
    types: {
      "/": "text/html",
      [script]: "text/javascript",
      "/page-data/app-data.json": "application/json",
      "/sitemap-index.xml": "application/xml",
      "/manifest.webmanifest": "application/manifest+json",
      "/icon.svg": "image/svg+xml",
      "/robots.txt": "text/plain",
      [picture]: "image/avif",
      [getEntry(FONTS)]: "font/woff2",
      [dossier]: "application/pdf",
    },
  };
}

/** `Cache-Control` of files that never change under their name, and of all other files. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

export const REVALIDATED = "public, max-age=0, must-revalidate";

/** Parses the headers that a `_headers` file sets on every response. */
export function parseGlobalHeaders(headerFile: string): [name: string, value: string][] {
  const [, rules = ""] = /^\S*\/\*\n((?: {2}.*\n)*)/.exec(headerFile) ?? [];
  return [...rules.matchAll(/^ {2}(.*?): (.*)$/gm)].map(([, name = "", value = ""]) => [
    name.toLowerCase(),
    value,
  ]);
}

/** Parses the lines of a `_redirects` file. */
export function parseRedirects(file: string): [from: string, to: string, status: number][] {
  return [...file.matchAll(/^(\/\S*) +(\/\S*) +(\d+)$/gm)].map(([, from = "", to = "", status]) => [
    from,
    to,
    Number(status),
  ]);
}
