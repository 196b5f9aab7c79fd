import { changePages } from "./pages";

const ASYNC_SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const SCRIPT_PRELOAD = /<link (?=[^>]*as="script")(?=[^>]*rel="preload")[^>]*\/?>/g;

/**
 * Takes the runtime's script tags out of a page and fetches them, in their
 * order, when the page has loaded: they would compete with the first picture
 * and the fonts, and what a visitor reads needs none of them.
 * @param html a built page
 * @returns the page; the same one where there is nothing (left) to take out
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const loader = `addEventListener("load",()=>setTimeout(()=>${JSON.stringify(sources)}.forEach(s=>document.head.append(Object.assign(document.createElement("script"),{src:s,async:!1})))))`;
  let placed = false;
  return html.replace(SCRIPT_PRELOAD, "").replace(ASYNC_SCRIPT, () => {
    if (placed) return "";
    placed = true;
    return `<script>${loader}</script>`;
  });
}

/**
 * Defers the scripts of every page of a build.
 * @param folder absolute path of `public`
 * @returns how many pages were changed
 */
export function deferScriptsIn(folder: string): Promise<number> {
  return changePages(folder, deferScripts);
}
