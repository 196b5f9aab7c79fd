import { css } from "@emotion/react";
import { type ComponentType, type ReactNode, Suspense, useDeferredValue } from "react";
import { useFilters } from "../../hooks/useFilters";
import type { KindNameWithListPages } from "../../kinds";
import { color, font, size } from "../../styles/tokens";
import { type Filter, isAccepted, MIN_FILTERED } from "../../utils/filters";
import { formatCount } from "../../utils/format";
import { FilterBar } from "./FilterBar";

/** The result of the queries for a list, or for part of one. */
export interface ListData<Card> {
  landing: { heading: Queries.SectionHeadingTextFragment } | null;
  /** Sorted in the list's order. */
  entries: { nodes: readonly Card[] };
}

export interface CardsProps<Card> {
  entries: readonly Card[];
  /** Whether they are at the top of the page. */
  priority?: boolean;
}

/** A list of entries, shared by its pages and its section on the landing page. */
export interface ListDefinition<Card> {
  kind: KindNameWithListPages;
  noun: { one: string; many: string; article: "los" | "las" };
  /** The title of its first page, also used in the accessible name of its filters. */
  title: string;
  /** Shown when no entry matches the filters. */
  noneMessage: string;
  /** Creates the filters that make sense for these entries. */
  createFilters: (entries: readonly Card[]) => Filter<Card>[];
  /** Wrapped in `memo`, so that a filter can respond before the cards are rendered. */
  Cards: ComponentType<CardsProps<Card>>;
}

interface Props<Card> extends CardsProps<Card> {
  list: ListDefinition<Card>;
  /** Whether these are all entries: filters would search only some of a longer list. */
  isComplete: boolean;
  /** The fragment that the address gets along with a filter. */
  anchor?: string;
  /** Rendered between the filters and the entries. */
  children?: ReactNode;
}

/** The entries of a list that match the filters in the query string. */
export function FilteredList<Card>(props: Props<Card>) {
  const { list, entries, isComplete, anchor, priority, children } = props;
  const { noun, title, noneMessage, createFilters, Cards } = list;
  const filters = isComplete && entries.length >= MIN_FILTERED ? createFilters(entries) : [];
  const { chosen, change } = useFilters(filters, anchor);
  const shown = entries.filter((entry) => isAccepted(entry, filters, chosen));
  // Deferred, because many cards take a while and the filters should respond at once.
  const cards = useDeferredValue(shown);
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
  borderBlock: `1px solid ${color.rule}`,
  borderTopColor: color.ink,
  font: `${size.heading} ${font.display}`,
});
