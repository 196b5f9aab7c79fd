/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { deliver, tourOrigins } from "../../../plugins/gatsby-plugin-page-delivery/deliver";
import { compress } from "../../../plugins/gatsby-plugin-static-hosting/compress";
import { nginxSite } from "../../../plugins/gatsby-plugin-static-hosting/nginx";

const page = (path: string) =>
  `<html><head><meta charSet="utf-8"/></head><body><style data-emotion="css a">.css-a{top:0}</style><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><script>window.hash=1</script><script data-run="/app.js">load()</script></body></html>`;

let folder: string;
const write = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};
const read = (name: string) => readFile(path.join(folder, name), "utf8");
const bytes = (name: string) => readFile(path.join(folder, name));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "public-"));
  await write("index.html", page("/"));
  await write("proyecto/1/index.html", page("/proyecto/1/"));
  await write("admin/index.html", "<script>editor()</script>");
  await write("page-data/404.html/page-data.json", '{"result":{}}');
});
afterEach(() => rm(folder, { recursive: true }));

describe("deliver", () => {
  it("gives every page its styles, its script and its policy", async () => {
    await deliver(folder, "", false);
    const start = (await readdir(folder)).filter((name) => name.startsWith("start-"));
    expect(start).toHaveLength(1);
    for (const name of ["index.html", "proyecto/1/index.html"]) {
      const html = await read(name);
      expect(html).toContain('<meta http-equiv="Content-Security-Policy"');
      expect(html).toContain(`<script data-run="/${start[0]} /app.js">load()</script>`);
      expect(html).toContain('<style data-emotion="css a">.css-a{top:0}</style></head>');
    }
    const hash = `'sha256-${createHash("sha256").update("load()").digest("base64")}'`;
    expect(await read("_headers")).toContain("Content-Security-Policy: default-src 'self'");
    expect(await read("_headers")).toContain(`; script-src 'self' ${hash};`);
    expect(await read("_nginx.conf")).toBe(nginxSite(await read("_headers"), ""));
  });

  it("says in the headers which fonts the pages need, and where pages are", async () => {
    const font = '<link rel="preload" as="font" type="font/woff2" href="/static/a.woff2"/>';
    for (const name of ["index.html", "proyecto/1/index.html"]) {
      await write(name, (await read(name)).replace("</head>", `${font}</head>`));
    }
    await deliver(folder, "", false);
    const link = "  Link: </static/a.woff2>; rel=preload; as=font; crossorigin\n";
    expect(await read("_headers")).toMatch(new RegExp(`\n/\n${link}/proyecto/\\*\n${link}$`));
  });

  it("puts the path of the site before every address in the files for hosts", async () => {
    const font = '<link rel="preload" as="font" type="font/woff2" href="/web/static/a.woff2"/>';
    for (const name of ["index.html", "proyecto/1/index.html"]) {
      await write(name, (await read(name)).replace("</head>", `${font}</head>`));
    }
    await deliver(folder, "/web", false);
    const places = (await read("_headers")).split("\n").filter((line) => line.startsWith("/"));
    expect(places).toEqual(["/web/*", "/web/static/*", "/web/*.js", "/web/", "/web/proyecto/*"]);
    const redirects = (await read("_redirects")).trim().split("\n");
    expect(redirects).toContain("/web/servicios /web/#servicios 301");
    for (const line of redirects) expect(line).toMatch(/^\/web\/\S+ \/web\/\S+ 301$/);
  });

  it("leaves nothing of what older builds told nginx", async () => {
    await write("_headers.conf", "add_header X-Old 1;");
    await deliver(folder, "", false);
    expect(await readdir(folder)).not.toContain("_headers.conf");
  });

  it("leaves the editor as it is, and says so in the headers", async () => {
    await deliver(folder, "", true);
    expect(await read("admin/index.html")).toBe("<script>editor()</script>");
    expect(await read("_headers")).not.toContain("script-src");
  });

  it("finds the origins of virtual tours in the pages' data", async () => {
    const tour = (url: string | null) =>
      JSON.stringify({ result: { data: { p: { virtualTour: url } } } });
    await write("page-data/proyecto/1/page-data.json", tour("https://tour.example/casa/1"));
    await write("page-data/proyecto/2/page-data.json", tour("https://tour.example/casa/2"));
    await write("page-data/proyecto/3/page-data.json", tour(null));
    expect(await tourOrigins(folder)).toEqual(["https://tour.example"]);
    await deliver(folder, "", false);
    expect(await read("_headers")).toContain(
      "frame-src https://www.openstreetmap.org https://tour.example;",
    );
  });
});

describe("compress", () => {
  const text = "Una promotora con casa propia. ".repeat(40);
  beforeEach(async () => {
    await write("texto.txt", text);
    await write("foto.jpg", text);
    await write("_headers", text);
  });

  it("writes versions of text that unpack to it", async () => {
    await compress(folder);
    expect(brotliDecompressSync(await bytes("texto.txt.br")).toString()).toBe(text);
    expect(gunzipSync(await bytes("texto.txt.gz")).toString()).toBe(text);
    expect((await bytes("texto.txt.br")).length).toBeLessThan(text.length);
  });

  it("writes none of pictures and of files for hosts", async () => {
    await compress(folder);
    const files = await readdir(folder);
    expect(files.filter((name) => /^(foto|_headers)/.test(name)).sort()).toEqual([
      "_headers",
      "foto.jpg",
    ]);
  });

  it("finds nothing to do the second time", async () => {
    expect(await compress(folder)).toBeGreaterThan(0);
    expect(await compress(folder)).toBe(0);
  });

  it("writes anew what has changed, and what was spoilt or cut off", async () => {
    await compress(folder);
    await write("texto.txt", `${text}!`);
    await write("index.html.br", "spoilt");
    await writeFile(
      path.join(folder, "index.html.gz"),
      (await bytes("index.html.gz")).subarray(0, 30),
    );
    expect(await compress(folder)).toBe(4);
    expect(brotliDecompressSync(await bytes("texto.txt.br")).toString()).toBe(`${text}!`);
    expect(gunzipSync(await bytes("index.html.gz")).toString()).toBe(page("/"));
  });

  it("removes the versions of what has gone", async () => {
    await compress(folder);
    await rm(path.join(folder, "texto.txt"));
    await compress(folder);
    expect((await readdir(folder)).filter((name) => name.startsWith("texto"))).toEqual([]);
  });

  it("gives the same bytes every time", async () => {
    await compress(folder);
    const first = [await bytes("texto.txt.br"), await bytes("texto.txt.gz")];
    await rm(path.join(folder, "texto.txt.br"));
    await rm(path.join(folder, "texto.txt.gz"));
    await compress(folder);
    expect([await bytes("texto.txt.br"), await bytes("texto.txt.gz")]).toEqual(first);
  });
});
