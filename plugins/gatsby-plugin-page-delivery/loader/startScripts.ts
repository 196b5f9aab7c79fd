/** What a visitor does first. */
const ACTIVITY = ["pointermove", "scroll", "keydown", "focusin", "click"];
const LISTENER = { capture: true, passive: true };

/** The largest picture may have arrived and not be painted yet when the page has loaded. */
const PREFETCH_DELAY_MS = 500;
const START_DELAY_MS = 5000;

/** What gatsby-ssr.tsx tells the loader about the page. */
export interface PageInfo {
  pagePath: string;
  /** The name of the page's template among webpack's chunks. */
  chunk: string;
  /** Addresses of the data that Gatsby asks for when it starts. */
  data: string[];
  pathPrefix: string;
  /** For a page that is complete only with scripts. */
  immediate: boolean;
}

/** What Gatsby's inline scripts would set. */
declare global {
  interface Window {
    pagePath: string;
    ___chunkMapping: Record<string, string[]>;
    ___webpackCompilationHash: string;
  }
}

const find = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;

const getPageInfo = (): PageInfo =>
  JSON.parse(find("page-loader").dataset.page as string) as PageInfo;

const getScripts = (selector: string) => [
  ...find<HTMLTemplateElement>("gatsby-scripts").content.querySelectorAll(selector),
];

/** The addresses of Gatsby's scripts, in the order in which they have to run. */
const getAddresses = () =>
  getScripts("[src]:not([nomodule])").map((script) => script.getAttribute("src") ?? "");

/** Reads a string that Gatsby assigns in an inline script, which the policy forbids to run. */
function readGlobal(name: string): string {
  const text = getScripts("script:not([src])")
    .map(({ textContent }) => textContent)
    .join("");
  const [, value] = new RegExp(`${name}=("(?:[^"\\\\]|\\\\.)*")`).exec(text) ?? [];
  return value ? JSON.parse(value) : "";
}

/** Gatsby writes the mapping as a string of JSON, and expects an object. */
const readChunkMapping = () =>
  JSON.parse(readGlobal("___chunkMapping") || "{}") as Window["___chunkMapping"];

let waiting: string[] = [];
let started = false;

/** Starts Gatsby; a second call does nothing. */
export function startScripts(): void {
  if (started) return;
  started = true;
  const { pagePath } = getPageInfo();
  window.pagePath = pagePath;
  window.___chunkMapping = readChunkMapping();
  window.___webpackCompilationHash = readGlobal("___webpackCompilationHash");
  while (waiting.length > 0) prefetchNext();
  for (const src of getAddresses()) {
    document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
  }
}

const runWhenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 200);

/** Runs a task once the browser has painted its own answer to an event. */
export const runAfterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/** One file at a time: a phone that fetches all at once does not answer meanwhile. */
function prefetchNext(): void {
  const href = waiting.shift();
  if (!href) return;
  const link = Object.assign(document.createElement("link"), { rel: "prefetch", href });
  if (href.endsWith(".js")) link.as = "script";
  else Object.assign(link, { as: "fetch", crossOrigin: "anonymous" });
  link.onload = link.onerror = () => runWhenIdle(prefetchNext);
  document.head.append(link);
}

/** Only scripts know which entries an address with filters is about. */
const isFiltered = () =>
  [...new URLSearchParams(location.search).keys()].some(
    (name) => document.getElementsByName(name).length > 0,
  );

/**
 * Starts Gatsby at the visitor's first activity after the page has loaded, or after some
 * seconds without any; scripts then don't compete with the first picture. Until then their
 * files are fetched ahead, unless the visitor saves data.
 */
export function scheduleScripts(): void {
  let active = false;
  const onActivity = (event: Event) => {
    // Browsers report a move of nothing when a page appears under a resting pointer.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === "pointermove" && movementX === 0 && movementY === 0) return;
    active = true;
    for (const type of ACTIVITY) removeEventListener(type, onActivity, LISTENER);
    if (document.readyState === "complete") runAfterPaint(startScripts);
  };
  const onLoad = () => {
    if (started) return;
    const { chunk, data, pathPrefix, immediate } = getPageInfo();
    const chunks = (readChunkMapping()[chunk] ?? []).map((file) => pathPrefix + file);
    waiting = [...getAddresses(), ...data, ...chunks];
    if (active || immediate || isFiltered()) {
      runAfterPaint(startScripts);
      return;
    }
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) setTimeout(() => runWhenIdle(prefetchNext), PREFETCH_DELAY_MS);
    setTimeout(() => runWhenIdle(startScripts), START_DELAY_MS);
  };
  for (const type of ACTIVITY) addEventListener(type, onActivity, LISTENER);
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", () => setTimeout(onLoad), { once: true });
}
