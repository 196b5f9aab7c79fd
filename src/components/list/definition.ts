import type { ComponentType } from "react";
import type { KindNameWithListPages } from "../../kinds";
import type { Filter, Noun } from "../../utils/filters";

/** What the queries for a list, or for a part of it, return. */
export interface ListData<Card> {
  landing: { heading: Queries.SectionHeadingTextFragment } | null;
  /** In the order of the list. */
  entries: { nodes: readonly Card[] };
}

/** A list of entries, as its pages and its section of the landing page show it. */
export interface ListDefinition<Filterable, Card extends Filterable> {
  kind: KindNameWithListPages;
  noun: Noun;
  /** Of its first page; the filters are named after it. */
  title: string;
  /** The message for filters that accept no entry. */
  noneMessage: string;
  /** Creates the filters that these entries can be told apart by. */
  createFilters: (entries: readonly Filterable[]) => Filter<Filterable>[];
  /** Wrapped in React's `memo`, so that a press on a filter is answered before they are drawn. */
  Cards: ComponentType<{
    entries: readonly Card[];
    /** The page begins with them. */
    priority?: boolean;
  }>;
}
