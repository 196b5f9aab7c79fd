import { css } from "@emotion/react";
import { print, space } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { kinds } from "../../utils/kinds";
import { Breadcrumbs } from "../layout/Breadcrumbs";
import { Container } from "../layout/Container";
import { SectionHeading } from "../layout/Section";
import { Pagination } from "../ui/Pagination";
import { FilteredList } from "./FilteredList";
import type { ListDefinition } from "./list";

/** The context of a list's pages, from gatsby-node.ts. */
export interface ListPageContext {
  page: number;
  pages: number;
}

interface Props<Filterable, Card extends Filterable> extends ListPageContext {
  list: ListDefinition<Filterable, Card>;
  heading: Queries.SectionHeadingTextFragment;
  /** The entries of this page, in their order. */
  entries: readonly Card[];
}

/** A page of a full list. A list of several pages has no filters: they would see one page only. */
export function ListPage<Filterable, Card extends Filterable>(props: Props<Filterable, Card>) {
  const { list, heading, entries, page, pages } = props;
  const { name, path } = kinds[list.kind].list;
  return (
    <Container css={styles.root}>
      <Breadcrumbs title={name} />
      <div css={styles.heading}>
        <SectionHeading first heading={heading} />
      </div>
      <FilteredList list={list} entries={entries} filterable={pages > 1 ? [] : entries} priority>
        {/* Only for the order of the headings. */}
        <h2 css={visuallyHidden}>Resultados</h2>
      </FilteredList>
      {pages > 1 && <Pagination path={path} page={page} pages={pages} />}
    </Container>
  );
}

const styles = {
  root: css({
    paddingBlock: `calc(${space.header} + 0.5rem) ${space.section}`,
    [print]: { paddingBlock: 0 },
  }),
  heading: css({ marginTop: "1.5rem", "& > div": { marginBottom: "2rem" } }),
};
