import { formatCount, formatNumber } from "./format";

/** One question that a visitor narrows a list down by, as it is asked. */
export interface Question {
  /** In the address. */
  name: string;
  label: string;
  /** What it reads while nothing is chosen. */
  any: string;
  choices: readonly { value: string; label: string }[];
}

/** A question, and what answers it. */
export interface Filter<Entry> extends Question {
  accepts: (entry: Entry, value: string) => boolean;
}

/** The choices made: values by the names of their filters. */
export type Chosen = Readonly<Record<string, string>>;

/** The choices that an address holds, as far as the filters offer them. */
export function parseChosen(questions: readonly Question[], search: string): Chosen {
  const params = new URLSearchParams(search);
  const known = questions.flatMap(({ name, choices }) => {
    const choice = choices.find(({ value }) => value === params.get(name));
    return choice ? [[name, choice.value]] : [];
  });
  return Object.fromEntries(known);
}

/** The query of an address after some choices; an empty value takes the choice back. */
export function formatSearch(search: string, changes: Chosen): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether an entry is among what was chosen. */
export function isAccepted<Entry>(
  entry: Entry,
  filters: readonly Filter<Entry>[],
  chosen: Chosen,
): boolean {
  return filters.every(({ name, accepts }) => {
    const value = chosen[name];
    return value === undefined || accepts(entry, value);
  });
}

interface Counts {
  /** After filtering. */
  shown: number;
  /** On this page, before filtering. */
  onPage: number;
  /** In the whole list. */
  all: number;
}

interface Noun {
  one: string;
  many: string;
  article: "los" | "las";
}

/** How many entries are in view: "6 proyectos", "2 de los 9 más recientes". */
export function describeShownCount(
  { shown, onPage, all }: Counts,
  { one, many, article }: Noun,
): string {
  if (onPage === all) return formatCount(shown, one, many);
  return `${formatNumber(shown)} de ${article} ${formatNumber(onPage)} más recientes`;
}
