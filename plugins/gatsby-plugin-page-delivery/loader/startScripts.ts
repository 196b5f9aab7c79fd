import { getAddresses, readChunkMapping, readGlobal, readPageInfo } from "./pageInfo";

/** Events that count as the visitor's first activity. */
const ACTIVITY = ["pointermove", "scroll", "keydown", "focusin", "click"];
const LISTENER = { capture: true, passive: true };

/** On load, the largest picture may have arrived without having been painted. */
const PREFETCH_DELAY_MS = 500;
const START_DELAY_MS = 5000;

let started = false;

/** The addresses of files to prefetch, in order. */
let prefetchQueue: string[] = [];

/** Runs a task once the browser has painted its native response to an event. */
export const runAfterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/** Runs a task when the browser is idle. */
const runWhenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 200);

/** Prefetches one file at a time: a phone that fetches all at once responds slowly. */
function prefetchNext(): void {
  const href = prefetchQueue.shift();
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
  prefetchQueue = prefetchQueue.filter((address) => !scripts.includes(address));
  // All remaining files, each from its own task, so that a press can be handled in between.
  for (const _ of prefetchQueue) setTimeout(prefetchNext);
}

/** Whether the address has filters, which only scripts can apply. */
const isFiltered = () =>
  [...new URLSearchParams(location.search).keys()].some(
    (name) => document.getElementsByName(name).length > 0,
  );

/**
 * Starts Gatsby at the visitor's first activity after the page has loaded, or after a few seconds
 * without any, so that scripts don't compete with the first picture. Until then, their files are
 * prefetched, unless the visitor saves data.
 */
export function scheduleScripts(): void {
  let active = false;
  const onActivity = (event: Event) => {
    // Browsers report a move by zero when a page appears under a resting pointer.
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
    prefetchQueue = [...getAddresses(), ...data, ...chunks];
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
