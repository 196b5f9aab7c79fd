import { PAGE_SIZE } from "../../urls/pagination";

/** A list with fewer entries can be taken in at a glance. */
const MIN_FILTERED = 6;

/** Whether a list has filters; one of several pages has none. */
export const hasFilters = (entries: number) => entries >= MIN_FILTERED && entries <= PAGE_SIZE;

/** A filter as it is displayed. */
export interface FilterDefinition {
  /** Its parameter in the query string. */
  name: string;
  label: string;
  /** The label for no choice. */
  anyLabel: string;
  choices: readonly { value: string; label: string }[];
  isButtons?: true;
}

/** The chosen values, by filter name. */
export type FilterValues = Readonly<Record<string, string>>;

export interface Filter<Entry> extends FilterDefinition {
  /** @param chosen the values of all filters, for those that depend on each other */
  accepts: (entry: Entry, value: string, chosen: FilterValues) => boolean;
}

/** Parses a query string; values that no filter offers are ignored. */
export function parseChosen(filters: readonly FilterDefinition[], search: string): FilterValues {
  const params = new URLSearchParams(search);
  const known = filters.flatMap(({ name, choices }) => {
    const choice = choices.find(({ value }) => value === params.get(name));
    return choice ? [[name, choice.value]] : [];
  });
  return Object.fromEntries(known);
}

/** Updates a query string with changed values; an empty value removes the parameter. */
export function changeSearch(search: string, changes: FilterValues): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether an entry matches all chosen values. */
export function isAccepted<Entry>(
  entry: Entry,
  filters: readonly Filter<Entry>[],
  chosen: FilterValues,
): boolean {
  return filters.every(({ name, accepts }) => {
    const value = chosen[name];
    return value === undefined || accepts(entry, value, chosen);
  });
}
