const createKey = () => `position ${location.pathname}${location.search}${location.hash}`;

/** Stores how far the page is scrolled, under its address, until the tab is closed. */
export function storePosition(): void {
  try {
    sessionStorage.setItem(createKey(), String(scrollY));
  } catch {
    // Storage may be forbidden.
  }
}

/** Scrolls to where the page was when its position was last stored. */
export function restorePosition(): void {
  try {
    const top = sessionStorage.getItem(createKey());
    if (top) scrollTo({ top: Number(top), behavior: "instant" });
  } catch {
    // Nothing was stored.
  }
}
