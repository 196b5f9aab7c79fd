import { css } from "@emotion/react";
import { type KindNameWithListPages, kinds } from "../../routes";
import { createListPageJsonLd } from "../../seo/listPageJsonLd";
import { Seo } from "../../seo/Seo";
import { space } from "../../styles/tokens";
import { createListPagePath, PAGE_SIZE } from "../../urls/pagination";
import { requirePresent } from "../../utils/requirePresent";
import { Breadcrumbs } from "../layout/Breadcrumbs";
import { ContactCallToAction } from "../layout/ContactCallToAction";
import { Container } from "../layout/Container";
import { SectionHeading } from "../layout/SectionHeading";
import { Pagination } from "../ui/Pagination";
import { FilteredList } from "./FilteredList";
import type { ListData, ListDefinition } from "./listDefinition";

/** The page context of a list's pages, set in gatsby-node.ts. */
export interface ListPageContext {
  page: number;
  pages: number;
}

interface Props<Card> extends ListData<Card>, ListPageContext {
  list: ListDefinition<Card>;
  /** The query string. */
  search: string;
}

/** A page of a full list. A list of several pages has no filters, which would only cover one. */
export function ListPage<Card>(props: Props<Card>) {
  const { list, landing, entries, page, pages, search } = props;
  const { name, path } = kinds[list.kind].list;
  return (
    <Container css={styles.root}>
      <Breadcrumbs title={name} />
      <div css={styles.heading}>
        <SectionHeading as="h1" heading={requirePresent(landing, "landing").heading} />
      </div>
      <FilteredList
        list={list}
        entries={entries.nodes}
        path={createListPagePath(path, page)}
        search={search}
        isComplete={pages === 1}
      />
      {pages > 1 && <Pagination path={path} page={page} pages={pages} />}
      <div css={styles.end} data-screen-only>
        <ContactCallToAction />
      </div>
    </Container>
  );
}

interface HeadProps extends ListData<{ title: string; path: string }>, ListPageContext {
  list: { kind: KindNameWithListPages; title: string };
}

export function ListHead({ list: { kind, title }, landing, entries, page, pages }: HeadProps) {
  const { name, path: listPath } = kinds[kind].list;
  const { text } = requirePresent(landing, "landing").heading;
  const place = `página ${page} de ${pages}`;
  const description = page === 1 ? text : `${name}, ${place}. ${text}`;
  const path = createListPagePath(listPath, page);
  const offset = (page - 1) * PAGE_SIZE;
  return (
    <Seo
      title={page === 1 ? title : `${title} (${place})`}
      description={description}
      path={path}
      structuredData={(agency) =>
        createListPageJsonLd(agency, { name, description, path, offset, entries: entries.nodes })
      }
    />
  );
}

const styles = {
  root: css({
    paddingBlock: `${space.pageTop} ${space.section}`,
  }),
  end: css({ marginTop: space.block }),
  heading: css({ marginTop: "1.5rem", "& > div": { marginBottom: "2rem" } }),
};
