/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deferScripts, deferScriptsIn } from "../../src/delivery/deferScripts";

const script = (name: string) => `<script src="/${name}.js" async=""></script>`;
const preload = (name: string) => `<link as="script" rel="preload" href="/${name}.js"/>`;
const FONT = '<link rel="preload" as="font" type="font/woff2" href="/font.woff2"/>';
const INLINE = '<script>window.pagePath="/";</script>';

const page = `<html><head>${FONT}${preload("a")}${preload("b")}</head><body><p>Hola</p>${INLINE}${script("a")}${script("b")}${script("c")}</body></html>`;
const plain = `<html><head>${FONT}</head><body><p>Hola</p>${INLINE}</body></html>`;

/** Runs a page's loader in a browser that has loaded the page, and tells what it fetched. */
function fetchedBy(html: string) {
  const loader = /<script>(addEventListener.*?)<\/script>/.exec(html)?.[1] ?? "";
  const added: { src?: string; async?: boolean }[] = [];
  let onLoad = () => {};
  const addEventListener = (type: string, listener: () => void) => {
    if (type === "load") onLoad = listener;
  };
  const document = {
    createElement: () => ({}),
    head: { append: (element: object) => added.push(element) },
  };
  const run = new Function("addEventListener", "document", "setTimeout", loader);
  run(addEventListener, document, (task: () => void) => task());
  const before = added.length;
  onLoad();
  return { before, added };
}

describe("deferScripts", () => {
  it("takes the async scripts out of the page", () => {
    expect(deferScripts(page)).not.toMatch(/<script src=/);
  });

  it("drops the preloads of scripts and keeps those of fonts", () => {
    expect(deferScripts(page)).not.toContain('as="script"');
    expect(deferScripts(page)).toContain(FONT);
  });

  it("fetches the scripts in their order when the page has loaded, not before", () => {
    const { before, added } = fetchedBy(deferScripts(page));
    expect(before).toBe(0);
    expect(added.map(({ src }) => src)).toEqual(["/a.js", "/b.js", "/c.js"]);
  });

  it("runs the scripts in their order, whichever arrives first", () => {
    expect(fetchedBy(deferScripts(page)).added.every(({ async }) => async === false)).toBe(true);
  });

  it("leaves the rest of the page as it is", () => {
    const rest = deferScripts(page).replace(/<script>addEventListener.*?<\/script>/, "");
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

describe("deferScriptsIn", () => {
  let folder: string;
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };
  const read = (name: string) => readFile(path.join(folder, name), "utf8");

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "public-"));
    await write("index.html", page);
    await write("proyecto/1/index.html", page);
    await write("404.html", plain);
    await write("app.js", script("a"));
    await write("page-data/404.html/page-data.json", script("a"));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it("changes the pages with scripts, in every folder, and counts them", async () => {
    expect(await deferScriptsIn(folder)).toBe(2);
    expect(await read("index.html")).toBe(deferScripts(page));
    expect(await read("proyecto/1/index.html")).toBe(deferScripts(page));
  });

  it("leaves other pages and files alone", async () => {
    await deferScriptsIn(folder);
    expect(await read("404.html")).toBe(plain);
    expect(await read("app.js")).toBe(script("a"));
    expect(await read("page-data/404.html/page-data.json")).toBe(script("a"));
  });

  it("finds nothing to do the second time", async () => {
    await deferScriptsIn(folder);
    expect(await deferScriptsIn(folder)).toBe(0);
  });
});
