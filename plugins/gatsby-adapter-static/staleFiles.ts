import { lstat, readdir, readFile, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import type { RoutesManifest } from "gatsby";
import { COMPRESSED, COMPRESSIBLE } from "./compress";
import { listFiles } from "./listFiles";

/** When each file was last written, by its path in the folder. */
type WriteTimes = ReadonlyMap<string, number>;

/**
 * Lists the files of a folder with the time at which each was last written: that of its last
 * change, since a copy may take over the modification time of the original.
 * @param folder absolute path of `public`, which may be missing
 * @returns times in milliseconds by path in the folder
 */
export async function readWriteTimes(folder: string): Promise<WriteTimes> {
  const files = await listFiles(folder).catch(() => []);
  const times = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(folder, file), (await lstat(file)).ctimeMs] as const;
  });
  return new Map(await Promise.all(times));
}

/**
 * Removes the files that only earlier builds have put there, as Gatsby merely adds to `public`
 * (https://github.com/gatsbyjs/gatsby/issues/529). What stays: files that this build has written;
 * pages, their data and scripts that it has found up to date; pictures that these name; compressed
 * versions of files that stay.
 * @param folder absolute path of `public`
 * @param before its `readWriteTimes` at the start of the build
 * @param routes all routes, as Gatsby passes them to an adapter
 */
export async function removeStaleFiles(
  folder: string,
  before: WriteTimes,
  routes: RoutesManifest,
): Promise<void> {
  const files = await readWriteTimes(folder);
  const kept = new Set([...files.keys()].filter((file) => before.get(file) !== files.get(file)));
  for (const file of getKnownFiles(routes)) if (files.has(file)) kept.add(file);
  for (const file of [...kept].filter((name) => COMPRESSIBLE.test(name))) {
    for (const name of findPictures(await readFile(path.join(folder, file), "utf8")))
      kept.add(name);
  }
  for (const file of files.keys()) {
    if (kept.has(file) || (COMPRESSED.test(file) && kept.has(file.replace(/\.\w+$/, "")))) continue;
    await rm(path.join(folder, file));
  }
  await removeEmptyFolders(folder);
}

/** Gets the files that Gatsby made; it also lists unknown ones, without Cache-Control (ADR 17). */
const getKnownFiles = (routes: RoutesManifest) =>
  routes.flatMap((route) =>
    route.type === "static" && route.headers.some(({ key }) => key === "cache-control")
      ? path.relative("public", route.filePath)
      : [],
  );

/** Finds the pictures in a page, its data or a list such as the sitemap: "static/<hash>/1.jpg". */
function findPictures(text: string): string[] {
  const mentions = text.match(/\bstatic(?:\/[0-9a-f]+)+\/[^"\\<\n]+/g) ?? [];
  return mentions.map((mention) => {
    const name = mention.replace(/ \d+w,?$/, "");
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  });
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const below = path.join(folder, entry.name);
    await removeEmptyFolders(below);
    if ((await readdir(below)).length === 0) await rmdir(below);
  }
}
