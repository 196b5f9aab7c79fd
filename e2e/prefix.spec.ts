import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { writeHostingFiles } from "../plugins/gatsby-plugin-static-hosting/adapter";
import { compressFiles } from "../plugins/gatsby-plugin-static-hosting/compress";
import { type Served, startNginx } from "../scripts/nginx";
import { ask, CHECKED, FOREVER, headersOfAll, redirectsIn } from "./ask";

const PORT = Number(process.env.E2E_PORT ?? 9123) + 3;

const SCRIPT = `app-${"0".repeat(20)}.js`;
const FONTS = ["fonts/serif.woff2", "fonts/sans.woff2"];

/** Writes a small site. */
function writeSite(folder: string, prefix: string) {
  const page = (text: string) =>
    `<html><body><p>${text.padEnd(2000, ".")}</p><script src="${prefix}/${SCRIPT}"></script></body></html>`;
  const files = {
    "index.html": page("Portada"),
    "404.html": page("Página no encontrada"),
    "404/index.html": page("Página no encontrada"),
    "proyecto/1/index.html": page("Proyecto"),
    "proyectos/index.html": page("Proyectos"),
    "sitemap-index.xml": "<sitemapindex/>",
    "robots.txt": "User-agent: *\n",
    "page-data/app-data.json": `{"a":"${"0".repeat(2000)}"}`,
    "_gatsby/part.html": "<p>part</p>",
    ".git/config": "secret",
    [SCRIPT]: `load(${"0".repeat(2000)})`,
    "static/foto.avif": "foto",
    ...Object.fromEntries(FONTS.map((font) => [font, "font"])),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

// One after the other: all of them listen on the same port.
test.describe.configure({ mode: "default" });

// A plain one, one that reads like what lasts, and one of two parts.
for (const prefix of ["/web", "/static", "/grupo/sitio.2"]) {
  test.describe(`nginx, of a site under ${prefix}`, () => {
    let root: string;
    let folder: string;
    let served: Served;
    const get = (address: string, headers?: Record<string, string>) =>
      ask(served.url, `${prefix}${address}`, headers);

    test.beforeAll(async () => {
      root = mkdtempSync(path.join(tmpdir(), "prefix-"));
      writeFileSync(path.join(root, "beside.txt"), "secret");
      folder = path.join(root, "site");
      writeSite(folder, prefix);
      await writeHostingFiles(
        folder,
        {
          loader: "load()",
          fonts: FONTS.map((font) => `/${font}`),
          editor: false,
          pathPrefix: prefix,
        },
        [`${prefix}/`, `${prefix}/proyecto/1/`, `${prefix}/proyectos/`],
        [
          { from: `${prefix}/proyecto/`, to: `${prefix}/proyectos/` },
          { from: `${prefix}/inicio`, to: `${prefix}/#inicio` },
        ],
      );
      await compressFiles(folder);
      // What else may be said of the host, in the same server block.
      const host = "location ~ \\.(js|avif|woff2)$ { return 418; }\n";
      appendFileSync(path.join(folder, "_nginx.conf"), host);
      served = await startNginx(folder, PORT);
    });
    test.afterAll(async () => {
      await served.stop();
      rmSync(root, { recursive: true });
    });

    test("gives pages and files", async () => {
      for (const [address, type, text] of [
        ["/", "text/html; charset=utf-8", "Portada"],
        ["/?a=b", "text/html; charset=utf-8", "Portada"],
        ["/proyecto/1/", "text/html; charset=utf-8", "Proyecto"],
        ["/robots.txt", "text/plain; charset=utf-8", "User-agent"],
        ["/static/foto.avif", "image/avif", "foto"],
      ] as const) {
        const { status, headers, body } = await get(address);
        expect([address, status, headers["content-type"]]).toEqual([address, 200, type]);
        expect(String(body)).toContain(text);
      }
    });

    test("leads to the slash at the end, with what else was asked", async () => {
      for (const address of ["", "/proyecto/1", "/proyectos"]) {
        const { status, headers } = await get(`${address}?a=b`);
        expect([status, headers.location]).toEqual([301, `${prefix}${address}/?a=b`]);
        expect(headers["cache-control"]).toBe(CHECKED);
      }
    });

    test("leads on from addresses that visitors shorten, with what else was asked", async () => {
      const redirects = redirectsIn(readFileSync(path.join(folder, "_redirects"), "utf8"));
      expect(redirects.length).toBeGreaterThan(0);
      for (const [from, to, expected] of redirects) {
        const { status, headers } = await ask(served.url, `${from}?a=b`);
        const target = to.replace(/(?=#)|$/, "?a=b");
        expect([from, status, headers.location]).toEqual([from, expected, target]);
        expect((await ask(served.url, target.replace(/#.*/, ""))).status).toBe(200);
      }
    });

    test("says of what is unknown that it is, with the site's own page", async () => {
      for (const address of [
        ...["/nada", "/nada/", "/static/", "/404.html", "/404/", "/proyecto/1/nada.jpg"],
        ...["/_headers", "/_redirects", "/_nginx.conf", "/_gatsby/part.html", "/.git/config"],
        ...["/index.html.br", "/index.html.gz", `/${SCRIPT}.gz`, "/app-11111111111111111111.js"],
      ]) {
        const { status, headers, body } = await get(address);
        expect([address, status]).toEqual([address, 404]);
        expect(headers["content-type"]).toBe("text/html; charset=utf-8");
        expect(headers["cache-control"]).toBe(CHECKED);
        expect(String(body)).toContain("Página no encontrada");
      }
    });

    test("has nothing beside its path, nor outside of it by detours", async () => {
      const { url } = served;
      const last = prefix.slice(0, -1);
      for (const address of ["/", "/robots.txt", "/proyecto/1/", last, `${prefix}s/`]) {
        const { status, headers, body } = await ask(url, address);
        expect([address, status]).toEqual([address, 404]);
        expect(headers["content-security-policy"]).toBeUndefined();
        expect(String(body)).not.toContain("Página no encontrada");
      }
      for (const way of ["../", "/../", "/%2e%2e/", "/..%2f", "//../", "/static/../../"]) {
        const { status, body } = await ask(url, `${prefix}${way}beside.txt`);
        expect([way, status]).not.toEqual([way, 200]);
        expect(String(body)).not.toContain("secret");
      }
    });

    test("keeps for good what never changes, and has the rest asked for", async () => {
      for (const address of [
        `/${SCRIPT}`,
        "/static/foto.avif",
        ...FONTS.map((font) => `/${font}`),
      ]) {
        const { status, headers } = await get(address);
        expect([address, status, headers["cache-control"]]).toEqual([address, 200, FOREVER]);
      }
      for (const address of ["/", "/proyecto/1/", "/robots.txt", "/page-data/app-data.json"]) {
        const { status, headers } = await get(address);
        expect([address, status, headers["cache-control"]]).toEqual([address, 200, CHECKED]);
        const again = await get(address, { "If-None-Match": headers.etag ?? "" });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      }
    });

    test("packs text as the build did", async () => {
      for (const address of ["/", "/proyecto/1/", `/${SCRIPT}`, "/page-data/app-data.json"]) {
        const plain = await get(address, { "Accept-Encoding": "identity" });
        const gzip = await get(address, { "Accept-Encoding": "gzip" });
        const brotli = await get(address, { "Accept-Encoding": "gzip, deflate, br, zstd" });
        expect(plain.headers["content-encoding"]).toBeUndefined();
        expect(gzip.headers["content-encoding"]).toBe("gzip");
        expect(brotli.headers["content-encoding"]).toBe("br");
        expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
        expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
        for (const { headers } of [plain, gzip, brotli])
          expect(headers.vary).toBe("Accept-Encoding");
      }
    });

    test("says with every answer what the header file says, and with pages what they need", async () => {
      const expected = headersOfAll(readFileSync(path.join(folder, "_headers"), "utf8"));
      expect(expected.length).toBeGreaterThanOrEqual(7);
      for (const address of ["/", "/nada/", "", "/proyecto", "/proyecto/1", `/${SCRIPT}`]) {
        const { headers } = await get(address);
        for (const [name, value] of expected) {
          expect([address, name, headers[name]]).toEqual([address, name, value]);
        }
      }
      const link = FONTS.map((font) => `<${prefix}/${font}>; rel=preload; as=font; crossorigin`);
      for (const address of ["/", "/proyecto/1/", "/nada/"]) {
        expect((await get(address)).headers.link).toBe(link.join(", "));
      }
      expect((await get(`/${SCRIPT}`)).headers.link).toBeUndefined();
    });
  });
}
