import { restorePosition, storePosition } from "../../../src/utils/scrollPosition";

/**
 * Leaves the position of a page that is loaded again to the browser. It is stored all the same:
 * where the address has a hash Chromium may go there instead, and on a busy machine it may load the
 * page again before it knows of this.
 */
function onLeave({ type }: Event): void {
  if (type === "visibilitychange" && !document.hidden) return;
  history.scrollRestoration = location.hash ? "manual" : "auto";
  storePosition();
}

/** The events with which a visitor scrolls. */
const SCROLLING = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Restores the stored position at once, and again when fonts may have moved it. */
function restoreTwice(): void {
  restorePosition();
  const stop = new AbortController();
  for (const type of SCROLLING)
    addEventListener(type, () => stop.abort(), {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
  addEventListener("load", restorePosition, { once: true, signal: stop.signal });
}

/** Lets pages that are loaded again come back where they were left. */
export function restoreScroll(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isLeftToBrowser = history.scrollRestoration === "auto" && !location.hash;
  if (navigation?.type !== "navigate" && !isLeftToBrowser) restoreTwice();
  addEventListener("pagehide", onLeave);
  document.addEventListener("visibilitychange", onLeave);
  const { pathname } = location;
  const onPopState = () => {
    if (location.pathname === pathname) return;
    // Gatsby showed that page before this one was loaded anew, and does not run yet: only the
    // address has changed. The position on this page is not that page's.
    removeEventListener("pagehide", onLeave);
    document.removeEventListener("visibilitychange", onLeave);
    location.reload();
  };
  addEventListener("popstate", onPopState);
  addEventListener("hydrated", () => removeEventListener("popstate", onPopState), { once: true });
}
