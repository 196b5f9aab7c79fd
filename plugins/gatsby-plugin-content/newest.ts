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
 * @returns at most nine, in the order of the list: those published last; entries without a
 * date count as older than all others, and among them those that stand last as newer
 */
export function selectNewest<Entry extends Listed>(entries: Iterable<Entry>): Entry[] {
  return [...entries]
    .sort(compareByOrder)
    .map((entry, index) => ({ entry, index, date: entry.published ?? "" }))
    .sort((a, b) => b.date.localeCompare(a.date) || b.index - a.index)
    .slice(0, LIMIT)
    .sort((a, b) => a.index - b.index)
    .map(({ entry }) => entry);
}
