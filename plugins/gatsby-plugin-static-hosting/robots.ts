import { writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes the file that lets search engines see everything and leads them to the
 * sitemap (RFC 9309). It counts at the root of a host only.
 * @param folder absolute path of `public`
 * @param url of the site's root, without a trailing slash
 */
export async function writeRobots(folder: string, url: string): Promise<void> {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`;
  await writeFile(path.join(folder, "robots.txt"), text);
}
