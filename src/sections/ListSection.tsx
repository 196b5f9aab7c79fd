import { css } from "@emotion/react";
import { Link } from "gatsby";
import { Section } from "../components/layout/Section";
import { FilteredList } from "../components/list/FilteredList";
import type { ListData, ListDefinition } from "../components/list/listDefinition";
import { useSearch } from "../hooks/useFilters";
import { type Kind, kinds } from "../kinds";
import { buttonStyles } from "../styles/controls";
import { assertPresent } from "../utils/assertPresent";
import { formatNumber } from "../utils/format";
import { PAGE_SIZE } from "../utils/paths";

interface Props<Filterable, Card extends Filterable> extends ListData<Card> {
  list: ListDefinition<Filterable, Card>;
  background?: "ruled";
  /** All entries of the list, in any order. */
  all: { nodes: readonly Filterable[] };
}

/** The first entries of a list, with filters and a link to the full list. */
export function ListSection<Filterable, Card extends Filterable>(props: Props<Filterable, Card>) {
  const { list, background, landing, entries, all } = props;
  const { section = "", path }: NonNullable<Kind["list"]> = kinds[list.kind].list;
  const search = useSearch();
  const total = all.nodes.length;
  if (total === 0) return null;
  return (
    <Section
      id={section}
      background={background}
      heading={assertPresent(landing, "landing").heading}
    >
      <FilteredList
        list={list}
        entries={entries.nodes}
        filterable={total > PAGE_SIZE ? [] : all.nodes}
        anchor={`#${section}`}
      />
      {total > entries.nodes.length && (
        <p css={more}>
          <Link to={path + search} css={buttonStyles.outline}>
            {`Ver ${list.noun.article} ${formatNumber(total)} ${list.noun.many}`}
          </Link>
        </p>
      )}
    </Section>
  );
}

const more = css({ marginTop: "3rem" });
