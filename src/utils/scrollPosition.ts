import { readStored, store } from "./storage";

const createKey = () => `position ${location.pathname}${location.search}${location.hash}`;

/** Stores how far the page is scrolled, under its address. */
export function storePosition(): void {
  store(createKey(), String(scrollY));
}

/** Scrolls to where the page was when its position was last stored. */
export function restorePosition(): void {
  const top = readStored(createKey());
  if (top) scrollTo({ top: Number(top), behavior: "instant" });
}
