import { compareByOrder, type Ordered } from "../../src/utils/entries";

/** How many entries of a kind the landing page shows. */
const LIMIT = 9;

export interface Listed extends Ordered {
  /** The day it was published, as 2026-03-01. */
  published?: string | null;
}

/**
 * Selects the newest entries of a list.
 * @param entries all of them, in any order
 * @returns at most nine, in the order of the list: those published last; then those without a
 * date that have an order, the first ones first; then the others, of which the last is the newest
 */
export function selectNewest<Entry extends Listed>(entries: Iterable<Entry>): Entry[] {
  return [...entries]
    .sort(compareByOrder)
    .map((entry, index) => ({
      entry,
      index,
      date: entry.published ?? "",
      // Nodes lack the fields that their JSON lacks.
      rank: (entry.order ?? null) === null ? Number.MAX_SAFE_INTEGER - index : index,
    }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.rank - b.rank)
    .slice(0, LIMIT)
    .sort((a, b) => a.index - b.index)
    .map(({ entry }) => entry);
}
