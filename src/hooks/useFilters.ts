import { useSyncExternalStore } from "react";
import { noteSearch } from "../utils/backLink";
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

/** The query of the address, as choices leave it. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/**
 * Keeps the choices of filters in the address, replacing the entry of the history.
 * @param anchor the hash that the address gets with a choice
 */
export function useFilters(filters: readonly FilterDefinition[], anchor = "") {
  const chosen = parseChosen(filters, useSearch());
  const change = (changes: FilterValues) => {
    const search = changeSearch(window.location.search, changes);
    // The card that the address led to may be hidden now.
    const url = window.location.pathname + search + anchor;
    window.history.replaceState(window.history.state, "", url);
    noteSearch(search);
    for (const listener of listeners) listener();
  };
  return { chosen, change };
}
