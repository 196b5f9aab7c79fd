import { readFile } from "node:fs/promises";
import path from "node:path";

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/**
 * Finds what the runtime asks for when it takes over a page: it finds that out
 * itself only step by step, one file after the other.
 * @param folder absolute path of `public`
 * @param prefix what stands before every path of the site, "" for nothing
 * @returns what takes the path of a page's HTML in the folder and gives the
 * addresses of its data and its scripts; nothing where it is no page of Gatsby's
 */
export async function filesAhead(
  folder: string,
  prefix: string,
): Promise<(page: string) => Promise<string[] | undefined>> {
  const read = (file: string) =>
    readFile(path.join(folder, file), "utf8").then(JSON.parse, () => undefined);
  const stats: { assetsByChunkName?: Record<string, string[]> } | undefined =
    await read("webpack.stats.json");
  return async (page) => {
    const route =
      page
        .split(path.sep)
        .join("/")
        .replace(/(^|\/)index\.html$/, "") || "index";
    const data: PageData | undefined = await read(`page-data/${route}/page-data.json`);
    if (!data) return undefined;
    const scripts = stats?.assetsByChunkName?.[data.componentChunkName] ?? [];
    return [
      `/page-data/${route}/page-data.json`,
      "/page-data/app-data.json",
      ...scripts.filter((file) => file.endsWith(".js")).map((file) => `/${file}`),
      ...data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ].map((file) => prefix + file);
  };
}
