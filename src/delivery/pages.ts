import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Changes every page of a build, and the parts that Gatsby puts into its pages
 * anew when only those parts have changed.
 * @param folder absolute path of `public`
 * @param change takes a page's HTML and gives it back changed, or as it was
 * @returns how many files were written
 */
export async function changePages(
  folder: string,
  change: (html: string) => string,
): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  // A folder of page data is called 404.html too.
  const pages = entries.filter(
    (entry) =>
      entry.endsWith(".html") && !entry.startsWith("page-data") && !entry.startsWith("admin"),
  );
  const changed = await Promise.all(
    pages.map(async (page) => {
      const file = path.join(folder, page);
      const before = await readFile(file, "utf8");
      const after = change(before);
      if (after === before) return false;
      await writeFile(file, after);
      return true;
    }),
  );
  return changed.filter(Boolean).length;
}
