import { formatCount, formatNumber } from "./format";

/** A list with fewer entries is seen at a glance, and has no filters. */
export const MIN_FILTERED = 6;

/** A filter as it is shown. */
export interface FilterDefinition {
  /** Its parameter in the address. */
  name: string;
  label: string;
  /** The label of no choice. */
  anyLabel: string;
  choices: readonly { value: string; label: string }[];
  /** Whether it is shown as buttons. */
  isButtons?: true;
}

export interface Filter<Entry> extends FilterDefinition {
  accepts: (entry: Entry, value: string) => boolean;
}

/** The chosen values by the names of their filters. */
export type FilterValues = Readonly<Record<string, string>>;

/** Reads the choices from an address; values that no filter offers are ignored. */
export function parseChosen(filters: readonly FilterDefinition[], search: string): FilterValues {
  const params = new URLSearchParams(search);
  const known = filters.flatMap(({ name, choices }) => {
    const choice = choices.find(({ value }) => value === params.get(name));
    return choice ? [[name, choice.value]] : [];
  });
  return Object.fromEntries(known);
}

/** Changes choices in the query of an address; an empty value removes one. */
export function changeSearch(search: string, changes: FilterValues): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether an entry matches all choices. */
export function isAccepted<Entry>(
  entry: Entry,
  filters: readonly Filter<Entry>[],
  chosen: FilterValues,
): boolean {
  return filters.every(({ name, accepts }) => {
    const value = chosen[name];
    return value === undefined || accepts(entry, value);
  });
}

/** What the entries of a list are called. */
export interface Noun {
  one: string;
  many: string;
  article: "los" | "las";
}

/**
 * "6 proyectos", or "2 de los 9 que se ven aquí" where the list has more.
 * @param counts after filtering, before it on this page, and in the whole list
 */
export function describeShownCount(
  { shown, onPage, all }: Record<"shown" | "onPage" | "all", number>,
  { one, many, article }: Noun,
): string {
  if (onPage === all) return formatCount(shown, one, many);
  return `${formatNumber(shown)} de ${article} ${formatNumber(onPage)} que se ven aquí`;
}

/** The filter of projects for sale or to let, as it stands in an address: "?operacion=venta". */
export const operationFilter = {
  name: "operacion",
  values: { sale: "venta", rent: "alquiler" } satisfies Record<Queries.ProjectType, string>,
};
