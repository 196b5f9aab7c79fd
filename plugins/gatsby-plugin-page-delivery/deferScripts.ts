import { farBelow } from "../../src/styles/farBelow";
import { filesAhead } from "./filesAhead";
import { type Ahead, loader } from "./loader";
import { changePages } from "./pages";

const ASYNC_SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const SCRIPT_PRELOAD = /<link (?=[^>]*as="script")(?=[^>]*rel="preload")[^>]*\/?>/g;
const AHEAD = /<script type="application\/json" id="ahead">.*?<\/script>/;

/**
 * The same in every page and, until it is changed itself, in every build, as policies know
 * it by its hash; compiled, it may have another name.
 */
const LOADER = `(${String(loader).replace(/^function \w+/, "function")})()`;

/** As an attribute; what looks for scripts in pages takes the first > for the end of a tag. */
const REST = farBelow.replaceAll(">", "&gt;");

/**
 * Takes the runtime's script tags out of a page and leaves a loader in their
 * place, which is told of them: they would compete with the first picture and
 * the fonts, and what a visitor reads needs none of them.
 * @param html a built page
 * @returns the page; the same one where there is nothing (left) to take out
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source);
  if (sources.length === 0) return html;
  let placed = false;
  return html.replace(SCRIPT_PRELOAD, "").replace(ASYNC_SCRIPT, () => {
    if (placed) return "";
    placed = true;
    // What runs as the parser meets it makes the longest task of a page, the last piece of
    // parsing with the layout that follows, longer; an async module has a task of its own.
    return `<script data-run="${sources.join(" ")}" data-rest="${REST}" type="module" async>${LOADER}</script>`;
  });
}

/**
 * Writes into a page what its loader has to know of it.
 * @param html a built page
 * @param ahead what it says to its loader
 */
export function announce(html: string, ahead: Ahead): string {
  const block = `<script type="application/json" id="ahead">${JSON.stringify(ahead)}</script>`;
  return html.replace(AHEAD, "").replace("</body>", () => `${block}</body>`);
}

/**
 * Defers the scripts of every page of a build.
 * @param folder absolute path of `public`
 * @param prefix what stands before every path of the site, "" for nothing
 * @returns how many files were changed
 */
export async function deferScriptsIn(folder: string, prefix: string): Promise<number> {
  const filesOf = await filesAhead(folder, prefix);
  return changePages(folder, async (html, page) => {
    const deferred = deferScripts(html);
    const files = await filesOf(page);
    // The 404 page answers for every unknown address, and only scripts know which.
    return files ? announce(deferred, { files, now: page === "404.html" }) : deferred;
  });
}
