import { withPrefix } from "gatsby";
import { kinds, type ListedKindName, listedKindNames } from "./kinds";
import { isListPath } from "./paths";
import { storePosition } from "./scrollPosition";
import { readStored, store } from "./storage";

/** The state that the site adds to a history entry. */
export interface PositionState {
  /** How far the page was scrolled when a link on it was followed. */
  top?: number;
}

const HOME = "/";

/** The path of an address without the path prefix. */
export const getPath = ({ pathname }: { pathname: string }) =>
  pathname.slice(withPrefix(HOME).length - HOME.length);

/** Whether a page's cards lead to entries of a kind. */
const hasCards = (kind: ListedKindName, path: string) =>
  path === HOME || isListPath(kinds[kind].list.path, path);

/** The storage key of the address that a kind's link back leads to. */
const createKey = (kind: ListedKindName) => `list-${kind}`;

/**
 * Saves where a link is followed: how far the page is scrolled, for Back, and the id of its
 * card or section in the address, for when the page is loaded anew.
 */
export function saveReturnAddress(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link?.href || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.target || link.origin !== location.origin || !link.pathname.endsWith("/")) return;
  const isSamePage = link.pathname === location.pathname;
  const card = isSamePage ? null : link.closest("main [id]");
  // Only a card needs its place saved, and an entry whose saved place an earlier visit left.
  if (!isSamePage && !card && window.history.state?.top === undefined) return;
  const state: PositionState = { ...window.history.state, top: window.scrollY };
  window.history.replaceState(state, "", card ? `#${card.id}` : location.href);
  storePosition();
  if (!card) return;
  for (const kind of listedKindNames) {
    if (!getPath(link).startsWith(kinds[kind].page.prefix)) continue;
    const path = getPath(location);
    if (hasCards(kind, path)) store(createKey(kind), path + location.search + location.hash);
  }
}

/** Finds the address to which the link back leads: where the visitor came from, or the list. */
export function findBackLink(kind: ListedKindName): string {
  const { list } = kinds[kind];
  const saved = readStored(createKey(kind));
  if (saved) return saved;
  // A card that was pressed before the scripts came.
  const referrer = document.referrer ? new URL(document.referrer) : null;
  if (referrer?.origin !== location.origin || !hasCards(kind, getPath(referrer))) return list.path;
  const path = getPath(referrer);
  return path + referrer.search + (path === HOME ? list.anchor.slice(HOME.length) : "");
}
