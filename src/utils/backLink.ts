import { withPrefix } from "gatsby";
import { type Kind, type KindNameWithList, kindNamesWithList, kinds } from "../kinds";
import { createPageName, isListPath } from "./paths";

const HOME = "/";

type Address = Pick<Location, "pathname" | "search">;

/** The path of an address without the path prefix. */
export const getPath = ({ pathname }: Pick<Location, "pathname">) =>
  pathname.slice(withPrefix(HOME).length - HOME.length);

/** Whether the page at a path has cards of a kind. */
const hasCardsOf = (kind: KindNameWithList, path: string) => {
  const { list }: Kind = kinds[kind];
  return list && ((path === HOME && list.section) || isListPath(list.path, path));
};

/** The last page with cards on the way to the current page. */
let lastList: string | undefined;

/** The query that filters wrote into the address without Gatsby's router. */
let filtered: string | undefined;

export const noteSearch = (search: string) => {
  filtered = search;
};

/** Notes in the entry of the history from which page with cards the visitor came to it. */
export function saveOrigin(previous: Address): void {
  const { state } = window.history;
  if (state?.from === undefined) {
    const path = getPath(previous);
    if (kindNamesWithList.some((kind) => hasCardsOf(kind, path)))
      lastList = path + (filtered ?? previous.search);
    window.history.replaceState({ ...state, from: lastList }, "");
  }
  lastList = window.history.state?.from;
  filtered = undefined;
}

/** Finds where a card was pressed before there were scripts to note it. */
function findReferrer(): string | undefined {
  const referrer = document.referrer ? new URL(document.referrer) : undefined;
  return referrer?.origin === location.origin ? getPath(referrer) + referrer.search : undefined;
}

/**
 * Finds the address to which the link back of an entry's page leads: its card where the visitor
 * came from, or the list.
 */
export function findBackLink(kind: KindNameWithList, path: string): string {
  const from: string | undefined = window.history.state?.from ?? findReferrer();
  const isFromCards = from && hasCardsOf(kind, from.replace(/\?.*/, ""));
  return isFromCards ? `${from}#${createPageName(path)}` : kinds[kind].list.path;
}
