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

/**
 * Keeps the filters' values in the query string, without adding entries to the session history.
 * @param anchor the fragment that the address gets along with a filter
 */
export function useFilters(filters: readonly FilterDefinition[], anchor = "") {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const change = (changes: FilterValues) => {
    const changed = changeSearch(window.location.search, changes);
    // The old fragment is dropped: the card it points to may be hidden now.
    const url = window.location.pathname + changed + anchor;
    window.history.replaceState(window.history.state, "", url);
    recordSearch(changed);
    for (const listener of listeners) listener();
  };
  return { chosen: parseChosen(filters, search), change };
}
