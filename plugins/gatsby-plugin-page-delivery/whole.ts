import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { findPages } from "./pages";

/** What every build has, besides its pages. */
const ALWAYS = [
  ...["index.html", "404.html", "page-data/app-data.json"],
  ...["_headers", "_redirects", "_nginx.conf"],
];

/** Stands in a build that has ended, among the files that no server shows (src/delivery/nginx.ts). */
const ENDED = "_ended";

/**
 * Marks a built site as one that is being changed, until `markEnded`: not everything that a
 * build leaves undone shows.
 * @param folder absolute path of `public`, there or not
 */
export const markBegun = (folder: string) => rm(path.join(folder, ENDED), { force: true });

/**
 * Marks a built site as one to which nothing is left to be done.
 * @param folder absolute path of `public`
 */
export const markEnded = (folder: string) => writeFile(path.join(folder, ENDED), "whole\n");

/**
 * Looks whether a built site is whole: a build that was killed, or ran out of
 * space, leaves files missing, empty, or of two builds beside each other.
 * @param folder absolute path of `public`
 * @param prefix what stands before every path of the site, "" for nothing
 * @returns what is wrong, one line each; nothing where it is whole
 */
export async function faultsOf(folder: string, prefix: string): Promise<string[]> {
  const pages = (await findPages(folder).catch(() => [])).filter((page) => !page.startsWith("_"));
  const uses = await Promise.all(pages.map((page) => usesOf(folder, page, prefix)));
  const wanted = new Set([...ALWAYS, ...(await pagesOfSitemap(folder, prefix)), ...uses.flat()]);
  const faults = await Promise.all([...wanted].map((file) => lackOf(folder, file)));
  const found = faults.filter((fault) => fault !== undefined).sort();
  if (await lackOf(folder, ENDED)) found.unshift("the last build has not ended: run it again");
  return found.length > 0 ? found : mixed(folder, pages);
}

async function lackOf(folder: string, file: string): Promise<string | undefined> {
  const found = await stat(path.join(folder, file)).catch(() => undefined);
  if (!found?.isFile()) return `${file} is missing`;
  return found.size === 0 ? `${file} is empty` : undefined;
}

async function pagesOfSitemap(folder: string, prefix: string): Promise<string[]> {
  const sitemaps = (await readdir(folder).catch(() => [])).filter((file) =>
    /^sitemap-\d+\.xml$/.test(file),
  );
  if (sitemaps.length === 0) return ["sitemap-0.xml"];
  const texts = await Promise.all(
    sitemaps.map((file) => readFile(path.join(folder, file), "utf8")),
  );
  return [...texts.join("").matchAll(/<loc>([^<]*\/)<\/loc>/g)].map(([, url = ""]) =>
    fileOf(`${new URL(url).pathname}index.html`, prefix),
  );
}

/** What a page shows, runs and fetches ahead. Links to other pages are not among it. */
async function usesOf(folder: string, page: string, prefix: string): Promise<string[]> {
  const html = textOf(await readFile(path.join(folder, page), "utf8"));
  const single = [...html.matchAll(/\s(?:src|href)="(\/[^"?#]*\.\w+)[?#"]/g)];
  const sets = [...html.matchAll(/\s(?:image)?srcset="([^"]*)"/gi)];
  const run = /\sdata-run="([^"]*)"/.exec(html)?.[1];
  const ahead = /id="ahead">(.*?)<\/script>/.exec(html)?.[1];
  return [
    ...single.map(([, file = ""]) => file),
    ...sets.flatMap(([, set = ""]) => set.split(",").map((one) => one.trim().split(" ")[0] ?? "")),
    ...(run?.split(" ") ?? []),
    ...(ahead ? (JSON.parse(ahead) as { files: string[] }).files : []),
  ].map((file) => fileOf(file, prefix));
}

/** Undoes what React does to addresses in attributes; what encodeURIComponent leaves has no more. */
const textOf = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** Pages whose scripts are of another build than their data: they would load themselves anew. */
async function mixed(folder: string, pages: readonly string[]): Promise<string[]> {
  const read = (file: string) => readFile(path.join(folder, file), "utf8");
  const { webpackCompilationHash } = JSON.parse(await read("page-data/app-data.json"));
  const current = (script: string) => script.includes(`="${webpackCompilationHash}"`);
  const faults = pages.map(async (page) => {
    const start = /\sdata-run="[^" ]*\/(start-\w+\.js) /.exec(await read(page))?.[1];
    if (!start) return [`${page} has not been made ready to deliver`];
    return current(await read(start)) ? [] : [`${page} is of another build than its data`];
  });
  return (await Promise.all(faults)).flat();
}

const fileOf = (address: string, prefix: string) =>
  decodeURIComponent(address.slice(prefix.length)).replace(/^\//, "");
