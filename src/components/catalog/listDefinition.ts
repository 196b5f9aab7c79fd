import type { ComponentType } from "react";
import type { KindNameWithListPages } from "../../routes";
import type { Filter, FilterValues } from "./filters";

/** The result of the queries for a list, or for part of one. */
export interface ListData<Card> {
  landing: { heading: Queries.SectionHeadingTextFragment } | null;
  /** Sorted in the list's order. */
  entries: { nodes: readonly Card[] };
}

export interface CardsProps<Card> {
  entries: readonly Card[];
  /** The address of the page with these cards, which they tell the pages that they link to. */
  pageAddress: string;
  /** The chosen filters, all of which these entries match. */
  chosen?: FilterValues;
  /** Whether they are at the top of the page. */
  priority?: boolean;
}

/** A list of entries, shared by its pages and its section on the landing page. */
export interface ListDefinition<Card> {
  kind: KindNameWithListPages;
  noun: { one: string; many: string; article: "los" | "las" };
  /** The title of its first page, also used in the accessible name of its filters. */
  title: string;
  /** Says, without a full stop, that no entry matches the filters. */
  noneMessage: string;
  /** Creates the filters that make sense for these entries. */
  createFilters: (entries: readonly Card[]) => Filter<Card>[];
  Cards: ComponentType<CardsProps<Card>>;
}
