import { type Filter, isAccepted } from "../src/utils/filters";

/** The query of an address whose choices leave none of some entries. */
export function emptySearch<Facts>(filters: Filter<Facts>[], entries: readonly Facts[]): string {
  let all: Record<string, string>[] = [{}];
  for (const { name, choices } of filters) {
    all = all.flatMap((chosen) => [
      chosen,
      ...choices.map(({ value }) => ({ ...chosen, [name]: value })),
    ]);
  }
  const empty = all.find((chosen) => !entries.some((entry) => isAccepted(entry, filters, chosen)));
  if (!empty) throw new Error("Every choice leaves some entry");
  return `?${new URLSearchParams(empty)}`;
}
