import { useState } from "react";
import { type Filter, isAccepted } from "../utils/filters";
import { PAGE_SIZE } from "../utils/paths";
import { useFilters } from "./useFilters";
import { countLatest, type ListSearch, useListSearch } from "./useListSearch";

interface ListPage<Facts, Entry> {
  /** The list's address. */
  path: string;
  /** How many pages it has. */
  pages: number;
  /** How many entries. */
  total: number;
  filters: readonly Filter<Facts>[];
  /** The entries of this page. */
  pageEntries: readonly Entry[];
}

type Filters = Omit<ReturnType<typeof useFilters>, "search">;

export interface Listing<Entry> extends ListSearch<Entry>, Filters {
  /** Shows more results. */
  more: () => void;
}

/**
 * A page of a list: its own entries or, while filters are chosen, the matching entries of all
 * pages. A list of one page is filtered without a search.
 */
export function useListing<Facts, Entry extends Facts & { jsonId: string }>({
  path,
  pages,
  total,
  filters,
  pageEntries,
}: ListPage<Facts, Entry>): Listing<Entry> {
  const { chosen, active, choose, clear } = useFilters(filters);
  const matches = (entry: Facts) => isAccepted(entry, filters, chosen);
  const isSearch = active && pages > 1;
  const key = isSearch ? JSON.stringify(chosen) : null;
  const [limit, setLimit] = useState(() => Math.max(PAGE_SIZE, countLatest(path, key)));
  const search = useListSearch<Facts, Entry>(path, key, matches, limit);
  const matching = pageEntries.filter(matches);
  return {
    ...search,
    ...(!isSearch && {
      state: "found",
      entries: matching,
      total: active ? matching.length : total,
    }),
    chosen,
    active,
    choose: (name, value) => {
      setLimit(PAGE_SIZE);
      choose(name, value);
    },
    clear,
    more: () => setLimit(limit + PAGE_SIZE),
  };
}
