import { withPrefix } from "gatsby";
import { type Kind, type KindName, kindNames, kinds, type ListedKindName } from "../kinds";
import { isListPath } from "./pagination";
import { createPageName } from "./paths";

const HOME = "/";

type Address = Pick<Location, "pathname" | "search">;

/** The path of an address, without the path prefix. */
export const getPath = ({ pathname }: Pick<Location, "pathname">) =>
  pathname.slice(withPrefix(HOME).length - HOME.length);

/** Whether the page at a path has cards of a kind. */
const hasCardsOf = (kind: KindName, path: string) => {
  const { list }: Kind = kinds[kind];
  return list && ((path === HOME && list.section) || isListPath(list.path, path));
};

/** The page with cards that the visitor last passed on the way to the current page. */
let lastList: string | undefined;

/** The query string that filters have set without Gatsby's router knowing. */
let filtered: string | undefined;

export const recordSearch = (search: string) => {
  filtered = search;
};

/** Stores in the session history's current entry which page with cards the visitor came from. */
export function saveOrigin(previous: Address): void {
  const { state } = window.history;
  if (state?.from === undefined) {
    const path = getPath(previous);
    if (kindNames.some((kind) => hasCardsOf(kind, path)))
      lastList = path + (filtered ?? previous.search);
    window.history.replaceState({ ...state, from: lastList }, "");
  }
  lastList = window.history.state?.from;
  filtered = undefined;
}

/** Falls back to the referrer, for a card that was clicked before the scripts ran. */
function findReferrer(): string | undefined {
  const referrer = document.referrer ? new URL(document.referrer) : undefined;
  return referrer?.origin === location.origin ? getPath(referrer) + referrer.search : undefined;
}

/**
 * Finds the address for the link back on an entry's page: its card on the page that the visitor
 * came from, or else the list.
 */
export function findBackLink(kind: ListedKindName, path: string): string {
  const from: string | undefined = window.history.state?.from ?? findReferrer();
  const isFromCards = from && hasCardsOf(kind, from.replace(/\?.*/, ""));
  return isFromCards ? `${from}#${createPageName(path)}` : kinds[kind].list.path;
}
