import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { headerFile, MAP_ORIGIN } from "../gatsby-plugin-static-hosting/headers";
import { nginxSite } from "../gatsby-plugin-static-hosting/nginx";
import { redirectFile } from "../gatsby-plugin-static-hosting/redirects";
import { gatherStyles } from "./gatherStyles";
import { moveScripts } from "./moveScripts";
import { changePages } from "./pages";
import { protect, scriptHashes } from "./protect";

/** A font that a page asks for before it knows that it needs it. */
const FONT = /<link rel="preload" as="font"[^>]* href="([^"]+)"/g;

/** Where a page is, as header files write it, with what else is under the same name. */
function placeOf(page: string): string {
  const [section = "", ...rest] = page.split(path.sep);
  return rest.length === 0 ? "/" : `/${section}/*`;
}

/**
 * Makes a build's pages safe to deliver: gathers their styles, moves what they
 * run by themselves into a file, and says what they may do, in each page and in `_headers`,
 * where it also says which fonts pages need. Hosts that don't read that and `_redirects` have
 * the same in `_nginx.conf`.
 * @param folder absolute path of `public`
 * @param prefix what stands before every path of the site, "" for nothing
 * @param editor whether the editor is part of the build
 */
export async function deliver(folder: string, prefix: string, editor: boolean): Promise<void> {
  const frames = [MAP_ORIGIN, ...(await tourOrigins(folder))];
  const files = new Map<string, string>();
  const scripts = new Set<string>();
  const fonts = new Set<string>();
  const places = new Set<string>();
  await changePages(folder, (html, page) => {
    const { html: moved, file } = moveScripts(gatherStyles(html), prefix);
    if (file) files.set(file.name, file.text);
    for (const hash of scriptHashes(moved)) scripts.add(hash);
    for (const [, font = ""] of moved.matchAll(FONT)) {
      fonts.add(font);
      places.add(placeOf(page));
    }
    return protect(moved, frames);
  });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
  const preloaded = { fonts: [...fonts], pages: [...places].sort() };
  const allowed = { frames, scripts: [...scripts].sort() };
  const headers = headerFile(allowed, preloaded, editor, prefix);
  await writeFile(path.join(folder, "_headers"), headers);
  await writeFile(path.join(folder, "_redirects"), redirectFile(prefix));
  await writeFile(path.join(folder, "_nginx.conf"), nginxSite(headers, prefix));
  // What builds before 2026-11-23 wrote, a server that still reads it would go on with.
  await rm(path.join(folder, "_headers.conf"), { force: true });
}

/**
 * Finds what the pages of a build show in frames, besides the map.
 * @param folder absolute path of `public`
 * @returns the origins of all virtual tours, each once, in order
 * @throws Error when a tour's address is none
 */
export async function tourOrigins(folder: string): Promise<string[]> {
  const data = path.join(folder, "page-data");
  const files = (await readdir(data, { recursive: true })).filter((file) => file.endsWith(".json"));
  const origins = new Set<string>();
  for (const file of files) {
    JSON.parse(await readFile(path.join(data, file), "utf8"), (key, value: unknown) => {
      if (key === "virtualTour" && typeof value === "string") origins.add(new URL(value).origin);
      return value;
    });
  }
  return [...origins].sort();
}
