import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { inBatches } from "../../src/utils/inBatches";

/**
 * Finds every page of a build, and the parts that Gatsby puts into its pages anew.
 * @param folder absolute path of `public`
 * @returns their paths in the folder
 */
export async function findPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  // A folder of page data is called 404.html too.
  return entries.filter(
    (entry) =>
      entry.endsWith(".html") && !entry.startsWith("page-data") && !entry.startsWith("admin"),
  );
}

/**
 * Changes every page of a build, and the parts that Gatsby puts into its pages
 * anew when only those parts have changed.
 * @param folder absolute path of `public`
 * @param change takes a page's HTML and its path in the folder, and gives the
 * HTML back changed, or as it was
 * @returns how many files were written
 */
export async function changePages(
  folder: string,
  change: (html: string, page: string) => string | Promise<string>,
): Promise<number> {
  const pages = await findPages(folder);
  const changePage = async (page: string) => {
    const file = path.join(folder, page);
    const before = await readFile(file, "utf8");
    const after = await change(before, page);
    if (after === before) return false;
    await writeFile(file, after);
    return true;
  };
  return (await inBatches(pages, changePage)).filter(Boolean).length;
}
