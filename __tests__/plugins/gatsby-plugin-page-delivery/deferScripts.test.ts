/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  announce,
  deferScripts,
  deferScriptsIn,
} from "../../../plugins/gatsby-plugin-page-delivery/deferScripts";

const script = (name: string) => `<script src="/${name}.js" async=""></script>`;
const preload = (name: string) => `<link as="script" rel="preload" href="/${name}.js"/>`;
const FONT = '<link rel="preload" as="font" type="font/woff2" href="/font.woff2"/>';
const INLINE = '<script>window.pagePath="/";</script>';

const page = `<html><head>${FONT}${preload("a")}${preload("b")}</head><body><p>Hola</p>${INLINE}${script("a")}${script("b")}${script("c")}</body></html>`;
const plain = `<html><head>${FONT}</head><body><p>Hola</p>${INLINE}</body></html>`;

describe("deferScripts", () => {
  it("takes the async scripts out of the page", () => {
    expect(deferScripts(page)).not.toMatch(/<script src=/);
  });

  it("drops the preloads of scripts and keeps those of fonts", () => {
    expect(deferScripts(page)).not.toContain('as="script"');
    expect(deferScripts(page)).toContain(FONT);
  });

  it("tells the loader of the scripts, in their order", () => {
    // No > before the tag's end: the policy's hash is of what follows the first.
    const tag =
      /<script data-run="\/a\.js \/b\.js \/c\.js" data-rest="[^">]+" type="module" async>\(function/;
    expect(deferScripts(page)).toMatch(tag);
  });

  it("leaves the same loader in every page, whatever it is to run", () => {
    const loaderOf = (html: string) =>
      /<script data-run="[^"]*"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
    const other = page.replaceAll("/a.js", "/d.js");
    expect(loaderOf(deferScripts(page))).toBe(loaderOf(deferScripts(other)));
  });

  it("leaves the rest of the page as it is", () => {
    const rest = deferScripts(page).replace(/<script data-run[\s\S]*?<\/script>/, "");
    expect(rest).toBe(plain);
  });

  it("changes nothing the second time", () => {
    const once = deferScripts(page);
    expect(deferScripts(once)).toBe(once);
  });

  it("leaves a page without async scripts alone", () => {
    expect(deferScripts(plain)).toBe(plain);
  });
});

describe("announce", () => {
  const ahead = { files: ["/a.json"], now: false };

  it("adds a block of data, and puts another in its place the next time", () => {
    const block =
      '<script type="application/json" id="ahead">{"files":["/a.json"],"now":false}</script>';
    expect(announce(plain, ahead)).toBe(plain.replace("</body>", `${block}</body>`));
    expect(announce(announce(plain, { files: [], now: true }), ahead)).toBe(announce(plain, ahead));
  });
});

describe("deferScriptsIn", () => {
  let folder: string;
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };
  const read = (name: string) => readFile(path.join(folder, name), "utf8");

  const data = (chunk: string) =>
    JSON.stringify({ componentChunkName: chunk, staticQueryHashes: ["12", "34"] });

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "public-"));
    await write("index.html", page);
    await write("proyecto/1/index.html", page);
    await write("404.html", page);
    await write("_gatsby/slices/scripts.html", page);
    await write("other.html", plain);
    await write("app.js", script("a"));
    await write("page-data/index/page-data.json", data("landing"));
    await write("page-data/proyecto/1/page-data.json", data("project"));
    await write("page-data/404.html/page-data.json", data("missing"));
    const assetsByChunkName = { landing: ["shared.js", "landing.js"], project: ["project.js"] };
    await write("webpack.stats.json", JSON.stringify({ assetsByChunkName }));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it("changes the pages with scripts and the parts of pages, and counts them", async () => {
    expect(await deferScriptsIn(folder, "")).toBe(4);
    expect(await read("_gatsby/slices/scripts.html")).toBe(deferScripts(page));
  });

  it("says what each page's scripts will ask for", async () => {
    await deferScriptsIn(folder, "/sitio");
    const files = [
      "/sitio/page-data/index/page-data.json",
      "/sitio/page-data/app-data.json",
      "/sitio/shared.js",
      "/sitio/landing.js",
      "/sitio/page-data/sq/d/12.json",
      "/sitio/page-data/sq/d/34.json",
    ];
    expect(await read("index.html")).toBe(announce(deferScripts(page), { files, now: false }));
    expect(await read("proyecto/1/index.html")).toContain(
      '{"files":["/sitio/page-data/proyecto/1/page-data.json","/sitio/page-data/app-data.json","/sitio/project.js",',
    );
  });

  it("has the scripts run at once where they choose the words", async () => {
    await deferScriptsIn(folder, "");
    expect(await read("404.html")).toContain('"now":true}');
    expect(await read("proyecto/1/index.html")).toContain('"now":false}');
  });

  it("leaves other pages and files alone", async () => {
    await deferScriptsIn(folder, "");
    expect(await read("other.html")).toBe(plain);
    expect(await read("app.js")).toBe(script("a"));
    expect(await read("page-data/404.html/page-data.json")).toBe(data("missing"));
  });

  it("finds nothing to do the second time", async () => {
    await deferScriptsIn(folder, "");
    expect(await deferScriptsIn(folder, "")).toBe(0);
  });

  it("follows what has changed in a page that is kept", async () => {
    await deferScriptsIn(folder, "");
    await write("page-data/index/page-data.json", data("project"));
    expect(await deferScriptsIn(folder, "")).toBe(1);
    expect(await read("index.html")).toContain('"/project.js"');
  });
});
