import { useSyncExternalStore } from "react";
import { recordSearch } from "../utils/backLink";
import {
  changeSearch,
  type FilterDefinition,
  type FilterValues,
  parseChosen,
} from "../utils/filters";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** The current query string, as changed by the filters. */
function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/**
 * Keeps the filters' values in the query string, without adding entries to the session history.
 * @param anchor the fragment that the address gets along with a filter
 */
export function useFilters(filters: readonly FilterDefinition[], anchor = "") {
  const chosen = parseChosen(filters, useSearch());
  const change = (changes: FilterValues) => {
    const search = changeSearch(window.location.search, changes);
    // The old fragment is dropped: the card it points to may be hidden now.
    const url = window.location.pathname + search + anchor;
    window.history.replaceState(window.history.state, "", url);
    recordSearch(search);
    for (const listener of listeners) listener();
  };
  return { chosen, change };
}
