import { css } from "@emotion/react";
import { type ReactNode, Suspense, useDeferredValue } from "react";
import { useFilters } from "../../hooks/useFilters";
import { color, font, size } from "../../styles/tokens";
import { describeShownCount, isAccepted, MIN_FILTERED } from "../../utils/filters";
import { FilterBar } from "./FilterBar";
import type { ListDefinition } from "./listDefinition";

interface Props<Filterable, Card extends Filterable> {
  list: ListDefinition<Filterable, Card>;
  entries: readonly Card[];
  /** All entries of the list, to derive its filters from; empty for a list without filters. */
  filterable: readonly Filterable[];
  /** The fragment that the address gets along with a filter. */
  anchor?: string;
  /** Whether the list is at the top of the page. */
  priority?: boolean;
  /** Rendered between the filters and the entries. */
  children?: ReactNode;
}

/** The entries of a list that match the filters in the query string. */
export function FilteredList<Filterable, Card extends Filterable>(props: Props<Filterable, Card>) {
  const { list, entries, filterable, anchor, priority, children } = props;
  const { noun, title, noneMessage, createFilters, Cards } = list;
  const filters = filterable.length < MIN_FILTERED ? [] : createFilters(filterable);
  const { chosen, change } = useFilters(filters, anchor);
  const shown = entries.filter((entry) => isAccepted(entry, filters, chosen));
  // Deferred, because many cards take a while and the filters should respond at once.
  const cards = useDeferredValue(shown);
  const counts = { shown: shown.length, onPage: entries.length, all: filterable.length };
  return (
    <>
      {filters.length > 0 && (
        <FilterBar
          title={title}
          filters={filters}
          chosen={chosen}
          onChange={change}
          count={describeShownCount(counts, noun)}
        />
      )}
      {children}
      {/* A boundary, so that React hydrates the cards in tasks of their own. */}
      <Suspense>
        {cards.length > 0 ? (
          <Cards entries={cards} priority={priority} />
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
  borderBlock: `1px solid ${color.stone}`,
  borderTopColor: color.ink,
  font: `${size.heading} ${font.serif}`,
});
