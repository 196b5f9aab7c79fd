import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ask, CHECKED, FOREVER, headersOfAll, redirectsIn } from "./ask";
import { nth, projects } from "./content";
import { pagePaths, projectPath } from "./paths";
import { expect, test } from "./support";

const built = readdirSync("public", { recursive: true }) as string[];
const some = (pattern: RegExp) => `/${built.find((file) => pattern.test(file))}`;

const project = projectPath(nth(projects));
const dossier = `/dossier/proyecto-${nth(projects).id}.pdf`;

const lasting = [
  some(/^app-[0-9a-f]{20}\.js$/),
  some(/^start-[0-9a-f]{20}\.js$/),
  some(/^static\/.*\.avif$/),
  some(/^static\/.*\.woff2$/),
];

const checked = [
  "/",
  project,
  "/page-data/app-data.json",
  "/page-data/index/page-data.json",
  some(/^page-data\/sq\/d\/\d+\.json$/),
  "/sitemap-index.xml",
  "/manifest.webmanifest",
  "/robots.txt",
  "/icon.svg",
  dossier,
];

const redirects = redirectsIn(readFileSync("public/_redirects", "utf8"));

test("addresses that visitors shorten lead on, as on hosts that read _redirects", async ({
  baseURL,
}) => {
  expect(redirects.length).toBeGreaterThan(0);
  for (const [from, to, status] of redirects) {
    const answer = await ask(baseURL, from);
    expect([from, answer.headers.location, answer.status]).toEqual([from, to, status]);
    const asked = await ask(baseURL, `${from}?a=b`);
    expect(asked.headers.location).toBe(to.replace(/(?=#)|$/, "?a=b"));
    const [target] = to.split("#");
    expect((await ask(baseURL, target ?? "")).status).toBe(200);
  }
});

for (const path of lasting) {
  test(`${path} is kept for good`, async ({ baseURL }) => {
    const { status, headers } = await ask(baseURL, path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe(FOREVER);
  });
}

for (const path of checked) {
  test(`${path} is kept, and asked for whether it has changed`, async ({ baseURL }) => {
    const { status, headers } = await ask(baseURL, path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe(CHECKED);
    const again = await ask(baseURL, path, { "If-None-Match": headers.etag ?? "" });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });
}

for (const path of pagePaths.filter((path) => path !== "/")) {
  test(`${path} without its slash leads there, with what else was asked`, async ({ baseURL }) => {
    const { status, headers } = await ask(baseURL, `${path.slice(0, -1)}?a=b`);
    expect(status).toBe(301);
    expect(headers.location).toBe(`${path}?a=b`);
    expect(headers["cache-control"]).toBe(CHECKED);
  });
}

for (const path of [
  "/nada/",
  "/proyecto/99/",
  "/static/",
  "/app-00000000000000000000.js",
  "/404.html",
  "/404/",
  "/_headers",
  "/_nginx.conf",
  "/_ended",
  "/_gatsby/slices/_gatsby-scripts-1.html",
  "/index.html.br",
  "/index.html.gz",
  "/.git/config",
]) {
  test(`${path} is unknown, and says so with the site's own page`, async ({ baseURL }) => {
    const { status, headers, body } = await ask(baseURL, path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe(CHECKED);
    expect(headers["content-security-policy"]).toBeTruthy();
    expect(body.toString()).toContain("Página no encontrada");
  });
}

for (const [path, type] of [
  ["/", "text/html; charset=utf-8"],
  [lasting[0] ?? "", "text/javascript; charset=utf-8"],
  ["/page-data/app-data.json", "application/json"],
  ["/sitemap-index.xml", "application/xml; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/icon.svg", "image/svg+xml"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  [some(/\.avif$/), "image/avif"],
  [some(/\.woff2$/), "font/woff2"],
  [dossier, "application/pdf"],
] as const) {
  test(`${path} is ${type}`, async ({ baseURL }) => {
    const { headers } = await ask(baseURL, path);
    expect(headers["content-type"]).toBe(type);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
}

for (const path of ["/", project, lasting[0] ?? "", "/page-data/index/page-data.json"]) {
  test(`${path} comes in Brotli, gzip or as it is, whichever is asked for`, async ({ baseURL }) => {
    const plain = await ask(baseURL, path, { "Accept-Encoding": "identity" });
    const gzip = await ask(baseURL, path, { "Accept-Encoding": "gzip" });
    const brotli = await ask(baseURL, path, { "Accept-Encoding": "gzip, deflate, br, zstd" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
    for (const { headers } of [plain, gzip, brotli]) expect(headers.vary).toBe("Accept-Encoding");
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
  });
}

test("every answer carries what the header file says of all", async ({ baseURL }) => {
  const expected = headersOfAll(readFileSync("public/_headers", "utf8"));
  expect(expected.length).toBeGreaterThanOrEqual(7);
  for (const path of ["/", "/nada/", "/%", project.slice(0, -1), lasting[0] ?? ""]) {
    const { headers } = await ask(baseURL, path);
    for (const [name, value] of expected) expect(headers[name]).toBe(value);
  }
});

test("the header file stays within the limits of Cloudflare Pages", () => {
  const lines = readFileSync("public/_headers", "utf8").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test("pages say with their headers which fonts they need; nothing else does", async ({
  baseURL,
}) => {
  for (const path of [...pagePaths, "/nada/"]) {
    const { headers, body } = await ask(baseURL, path);
    const named = [...body.toString().matchAll(/<link rel="preload" as="font"[^>]* href="(.*?)"/g)];
    const link = named.map(([, font]) => `<${font}>; rel=preload; as=font; crossorigin`);
    expect(link).toHaveLength(2);
    expect([path, headers.link]).toEqual([path, link.join(", ")]);
  }
  for (const path of [...lasting, "/robots.txt", "/page-data/index/page-data.json"]) {
    const { headers } = await ask(baseURL, path);
    expect([path, headers.link]).toEqual([path, undefined]);
  }
});

test("no page runs or styles anything that its policy does not name", () => {
  const pages = built.filter(
    (file) => file.endsWith(".html") && !/^(page-data|_|admin)/.test(file),
  );
  expect(pages.length).toBeGreaterThan(pagePaths.length);
  for (const page of pages) {
    const html = readFileSync(`public/${page}`, "utf8");
    const policy = /<meta http-equiv="Content-Security-Policy" content="(.*?)"\/>/.exec(html)?.[1];
    const inline = [
      ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs),
    ];
    expect(inline.length, page).toBe(1);
    const hash = createHash("sha256")
      .update(inline[0]?.[1] ?? "")
      .digest("base64");
    for (const one of [policy, readFileSync("public/_headers", "utf8")]) {
      expect(one, page).toContain(`script-src 'self' 'sha256-${hash}';`);
    }
    expect(html.match(/\son\w+=["']/g) ?? [], page).toEqual([]);
    expect(html.indexOf("<style")).toBeLessThan(html.indexOf("<body"));
  }
});

test("the data of pages hold nothing that comes from the machine that built them", () => {
  const dataOf = (file: string) => readFileSync(`public/page-data/${file}.json`, "utf8");
  const ofPages = pagePaths.map((path) => dataOf(`${path === "/" ? "index" : path}/page-data`));
  const shared = ofPages.flatMap((data) => JSON.parse(data).staticQueryHashes as string[]);
  expect(shared.length).toBeGreaterThan(pagePaths.length);
  // Gatsby makes the ids of its nodes from the folder that the site lies in.
  const nodeId = /[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/;
  const all = [...ofPages, ...[...new Set(shared)].map((hash) => dataOf(`sq/d/${hash}`))];
  expect(all.filter((data) => nodeId.test(data) || data.includes(process.cwd()))).toEqual([]);
});
