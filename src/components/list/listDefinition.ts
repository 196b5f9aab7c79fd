import type { ComponentType } from "react";
import type { KindNameWithListPages } from "../../kinds";
import type { Filter, Noun } from "../../utils/filters";

/** The result of the queries for a list, or for part of one. */
export interface ListData<Card> {
  landing: { heading: Queries.SectionHeadingTextFragment } | null;
  /** Sorted in the list's order. */
  entries: { nodes: readonly Card[] };
}

/** A list of entries, shared by its pages and its section on the landing page. */
export interface ListDefinition<Card> {
  kind: KindNameWithListPages;
  noun: Noun;
  /** The title of its first page, also used in the accessible name of its filters. */
  title: string;
  /** Shown when no entry matches the filters. */
  noneMessage: string;
  /** Creates the filters that make sense for these entries. */
  createFilters: (entries: readonly Card[]) => Filter<Card>[];
  /** Wrapped in `memo`, so that a filter can respond before the cards are rendered. */
  Cards: ComponentType<{
    entries: readonly Card[];
    /** Whether they are at the top of the page. */
    priority?: boolean;
  }>;
}
