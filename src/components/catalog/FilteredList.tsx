import { css } from "@emotion/react";
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useHydrated } from "../../hooks/useHydrated";
import { color, font, size } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { formatCount } from "../../texts/format";
import { FilterBar } from "./FilterBar";
import {
  changeSearch,
  type Filter,
  type FilterValues,
  hasFilters,
  isAccepted,
  parseChosen,
} from "./filters";
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
}

/** The entries of a list that match the filters in the query string. */
export function FilteredList<Card>(props: Props<Card>) {
  const { list, entries, path, isComplete } = props;
  const { noun, title, noneMessage, createFilters, Cards } = list;
  const filters = useMemo(
    () => (isComplete && hasFilters(entries.length) ? createFilters(entries) : []),
    [entries, isComplete, createFilters],
  );
  const [changedSearch, setChangedSearch] = useState<string>();
  useEffect(() => {
    // Entries that the browser made, such as that of the skip link, have no key to start anew from.
    const { pathname } = window.location;
    // Back to another page comes here too, before that page is rendered.
    const followAddress = () => {
      if (window.location.pathname === pathname) setChangedSearch(window.location.search);
    };
    window.addEventListener("popstate", followAddress);
    return () => window.removeEventListener("popstate", followAddress);
  }, []);
  const search = useHydrated() ? (changedSearch ?? props.search) : "";
  const chosen = parseChosen(filters, search);
  const count = selectEntries(entries, filters, chosen).length;
  // Deferred, because many cards take a while and the filters should respond at once.
  const cardsSearch = useDeferredValue(search);
  const cards = useMemo(() => {
    const matched = parseChosen(filters, cardsSearch);
    const shown = selectEntries(entries, filters, matched);
    if (shown.length > 0) {
      return <Cards entries={shown} pageAddress={path + cardsSearch} chosen={matched} priority />;
    }
    if (entries.length === 0) return <p css={message}>{`Ahora mismo no hay ${noun.many}.`}</p>;
    const nearest = findNearest(entries, filters, matched);
    return (
      <>
        <p css={message}>{`${noneMessage}. Lo más parecido:`}</p>
        <Cards entries={nearest} pageAddress={path + cardsSearch} />
      </>
    );
  }, [entries, filters, cardsSearch, path, Cards, noneMessage, noun]);
  // Not with Gatsby's navigate(), which first fetches the page's data again for each query string.
  const change = (changes: FilterValues) => {
    const changed = changeSearch(window.location.search, changes);
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
          count={formatCount(count, noun.one, noun.many)}
        />
      )}
      {/* Only to keep the heading levels in order. */}
      <h2 css={visuallyHidden}>Resultados</h2>
      {/* A boundary, so that React hydrates the cards in tasks of their own. */}
      <Suspense>{cards}</Suspense>
    </>
  );
}

/** Selects the entries that match all chosen values. */
function selectEntries<Card>(
  entries: readonly Card[],
  filters: readonly Filter<Card>[],
  chosen: FilterValues,
): Card[] {
  return entries.filter((entry) => isAccepted(entry, filters, chosen));
}

/** Finds the first of the entries that match the most of the chosen values, as a list. */
function findNearest<Card>(
  entries: readonly Card[],
  filters: readonly Filter<Card>[],
  chosen: FilterValues,
): Card[] {
  const countMatches = (entry: Card) =>
    Object.entries(chosen).filter(([name, value]) => isAccepted(entry, filters, { [name]: value }))
      .length;
  const most = Math.max(...entries.map(countMatches));
  return entries.filter((entry) => countMatches(entry) === most).slice(0, 1);
}

const message = css({
  marginBottom: "2.5rem",
  paddingBlock: "2.5rem",
  borderBlock: `1px solid ${color.rule}`,
  borderTopColor: color.ink,
  font: `${size.heading} ${font.display}`,
});
