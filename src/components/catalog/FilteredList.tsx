import { css } from "@emotion/react";
import { type ReactNode, Suspense, useDeferredValue, useState } from "react";
import { useHydrated } from "../../hooks/useHydrated";
import { color, font, size } from "../../styles/tokens";
import {
  changeSearch,
  type FilterValues,
  isAccepted,
  MIN_FILTERED,
  parseChosen,
} from "../../utils/filters";
import { formatCount } from "../../utils/format";
import { FilterBar } from "./FilterBar";
import type { ListDefinition } from "./listDefinition";

interface Props<Card> {
  list: ListDefinition<Card>;
  entries: readonly Card[];
  /** The path of the page. */
  path: string;
  /** The query string with which the page was opened. */
  search: string;
  /** Whether these are all entries: filters would search only some of a longer list. */
  isComplete: boolean;
  /** Rendered between the filters and the entries. */
  children: ReactNode;
}

/** The entries of a list that match the filters in the query string. */
export function FilteredList<Card>(props: Props<Card>) {
  const { list, entries, path, isComplete, children } = props;
  const { noun, title, noneMessage, createFilters, Cards } = list;
  const filters = isComplete && entries.length >= MIN_FILTERED ? createFilters(entries) : [];
  const [changedSearch, setChangedSearch] = useState<string>();
  const search = useHydrated() ? (changedSearch ?? props.search) : "";
  const chosen = parseChosen(filters, search);
  const shown = entries.filter((entry) => isAccepted(entry, filters, chosen));
  // Deferred, because many cards take a while and the filters should respond at once.
  const cards = useDeferredValue({ entries: shown, pageAddress: path + search });
  // Not with Gatsby's navigate(), which first fetches the page's data again for each query string.
  const change = (changes: FilterValues) => {
    const changed = changeSearch(search, changes);
    setChangedSearch(changed);
    // The fragment is dropped: the card it points to may be hidden now.
    window.history.replaceState(window.history.state, "", window.location.pathname + changed);
  };
  return (
    <>
      {filters.length > 0 && (
        <FilterBar
          title={title}
          filters={filters}
          chosen={chosen}
          onChange={change}
          count={formatCount(shown.length, noun.one, noun.many)}
        />
      )}
      {children}
      {/* A boundary, so that React hydrates the cards in tasks of their own. */}
      <Suspense>
        {cards.entries.length > 0 ? (
          <Cards {...cards} priority />
        ) : (
          <p css={message}>
            {entries.length > 0 ? noneMessage : `Ahora mismo no hay ${noun.many}.`}
          </p>
        )}
      </Suspense>
    </>
  );
}

const message = css({
  paddingBlock: "2.5rem",
  borderBlock: `1px solid ${color.rule}`,
  borderTopColor: color.ink,
  font: `${size.heading} ${font.display}`,
});
