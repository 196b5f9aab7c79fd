import { useState } from "react";
import { type Filter, isAccepted } from "../utils/filters";
import { PAGE_SIZE } from "../utils/listPaths";
import { useFilters } from "./useFilters";
import { type Found, useFound } from "./useFound";

interface List<Facts, Entry> {
  /** Its address. */
  path: string;
  /** How many pages it has. */
  pages: number;
  /** How many entries. */
  total: number;
  filters: readonly Filter<Facts>[];
  /** Those of the page in view. */
  here: readonly Entry[];
}

type Filters = Omit<ReturnType<typeof useFilters>, "search">;

export interface Listing<Entry> extends Found<Entry>, Filters {
  /** Shows more of what was found. */
  more: () => void;
}

/**
 * A page of a list: its own entries or, while something is chosen, those of all
 * pages that fit it. A list of one page has them all at hand.
 */
export function useListing<Facts, Entry extends Facts & { jsonId: string }>({
  path,
  pages,
  total,
  filters,
  here,
}: List<Facts, Entry>): Listing<Entry> {
  const { chosen, active, choose, clear } = useFilters(filters);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const accepts = (entry: Facts) => isAccepted(entry, filters, chosen);
  const far = active && pages > 1;
  const found = useFound<Facts, Entry>(path, far ? JSON.stringify(chosen) : null, accepts, limit);
  const near = here.filter(accepts);
  return {
    ...found,
    ...(!far && { state: "found", entries: near, total: active ? near.length : total }),
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
