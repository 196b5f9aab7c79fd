import { getAddresses, readChunkMapping, readGlobal, readPageInfo } from "./pageInfo";

/** The events of a visitor's first activity. */
const ACTIVITY = ["pointermove", "scroll", "keydown", "focusin", "click"];
const LISTENER = { capture: true, passive: true };

/** The largest picture may have arrived and not be painted yet when the page has loaded. */
const PREFETCH_DELAY_MS = 500;
const START_DELAY_MS = 5000;

let started = false;

/** The addresses of files that are fetched ahead, in their order. */
let filesAhead: string[] = [];

/** Runs a task once the browser has painted its own answer to an event. */
export const runAfterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/** Runs a task when the browser has nothing else to do. */
const runWhenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 200);

/** One file at a time: a phone that fetches all at once is slow to respond meanwhile. */
function prefetchNext(): void {
  const href = filesAhead.shift();
  if (!href) return;
  const link = Object.assign(document.createElement("link"), { rel: "prefetch", href });
  if (href.endsWith(".js")) link.as = "script";
  else Object.assign(link, { as: "fetch", crossOrigin: "anonymous" });
  link.onload = link.onerror = () => runWhenIdle(prefetchNext);
  document.head.append(link);
}

/** Starts Gatsby; a second call does nothing. */
export function startScripts(): void {
  if (started) return;
  started = true;
  const { pagePath } = readPageInfo();
  window.pagePath = pagePath;
  window.___chunkMapping = readChunkMapping();
  window.___webpackCompilationHash = readGlobal("___webpackCompilationHash");
  const scripts = getAddresses();
  for (const src of scripts) {
    document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
  }
  filesAhead = filesAhead.filter((address) => !scripts.includes(address));
  // All that are left, each from a task of its own: a press is answered in between.
  for (const _ of filesAhead) setTimeout(prefetchNext);
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
    const { chunk, data, pathPrefix, immediate } = readPageInfo();
    const chunks = (readChunkMapping()[chunk] ?? []).map((file) => pathPrefix + file);
    filesAhead = [...getAddresses(), ...data, ...chunks];
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
