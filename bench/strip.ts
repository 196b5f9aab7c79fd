import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compress } from "../plugins/gatsby-plugin-static-hosting/compress";

/** What runs: files, and what stands inline; not blocks of data. */
const SCRIPT = /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * Copies a built site and takes the scripts out of its pages: what a page is
 * measured against, since none can be faster than itself without them.
 * @param from absolute path of the built site
 * @param to absolute path of the copy
 */
export async function stripSite(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const file of await readdir(to, { recursive: true })) {
    if (!file.endsWith(".html") || file.startsWith("page-data")) continue;
    const page = path.join(to, file);
    await writeFile(page, (await readFile(page, "utf8")).replace(SCRIPT, ""));
  }
  // A server would go on sending the compressed pages with their scripts.
  await compress(to);
}

/**
 * Finds the pages of a built site.
 * @param folder absolute path of the built site
 * @returns their paths, without the 404 page's, sorted
 */
export async function pagesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => path.basename(entry) === "index.html" && !/^(404|admin|_gatsby)/.test(entry))
    .map((entry) => `/${path.dirname(entry)}/`.replace("/./", "/"))
    .sort();
}
