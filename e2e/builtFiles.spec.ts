import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { FONTS } from "./hostingTests";
import { pagePaths } from "./siteContent";

const built = readdirSync("public", { recursive: true }) as string[];

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
