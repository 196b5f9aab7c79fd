import { formatCount, formatNumber } from "./format";

interface Counts {
  /** After the filters. */
  shown: number;
  /** Before them. */
  here: number;
  /** Of the whole list, of which those here may be the newest. */
  all: number;
}

/** What a list's entries are called. */
interface Noun {
  one: string;
  many: string;
  article: "los" | "las";
}

/** How many entries are in view: «6 proyectos», «2 de los 9 más recientes». */
export function countOf({ shown, here, all }: Counts, { one, many, article }: Noun): string {
  if (here === all) return formatCount(shown, one, many);
  return `${formatNumber(shown)} de ${article} ${formatNumber(here)} más recientes`;
}
