import { css } from "@emotion/react";
import { type ReactNode, Suspense, useState } from "react";
import { useFilters } from "../../hooks/useFilters";
import { countLatest, useListSearch } from "../../hooks/useListSearch";
import { print, space } from "../../styles/tokens";
import { compareByOrder, type Ordered } from "../../utils/entries";
import { type Filter, isAccepted, MIN_FILTERED } from "../../utils/filters";
import { formatCount } from "../../utils/format";
import { kinds } from "../../utils/kinds";
import { PAGE_SIZE } from "../../utils/paths";
import { Breadcrumbs } from "../layout/Breadcrumbs";
import { Container } from "../layout/Container";
import { SectionHeading } from "../layout/Section";
import { buttonStyles } from "../ui/linkStyles";
import { Pagination } from "../ui/Pagination";
import { FilterBar } from "./FilterBar";
import { NoResults } from "./NoResults";

interface Props<Facts, Node> {
  kind: "Project" | "Rental";
  heading: Queries.SectionHeadingTextFragment;
  noun: { one: string; many: string };
  /** The message for filters that accept no entry. */
  none: string;
  filters: readonly Filter<Facts>[];
  /** The entries of this page, in any order. */
  nodes: readonly Node[];
  /** What all entries are filtered by, in the list's order, where there are several pages. */
  facts: readonly Facts[];
  /** How many entries the list has. */
  total: number;
  page: number;
  pages: number;
  children: (entries: readonly Node[]) => ReactNode;
}

const FAILED = "No se ha podido buscar: puede que no haya conexión.";

/**
 * A page of a full list: its own entries or, while filters are chosen, the matching entries of all
 * pages. A list of one page is filtered without a search.
 */
export function ListPage<Facts, Node extends Facts & Ordered>(props: Props<Facts, Node>) {
  const { kind, heading, noun, none, nodes, facts, page, pages, children } = props;
  const filters = props.total < MIN_FILTERED ? [] : props.filters;
  const { name, path } = kinds[kind].list;
  const { chosen, active, choose, clear } = useFilters(filters);
  const matches = (entry: Facts) => isAccepted(entry, filters, chosen);
  const isSearch = active && pages > 1;
  const key = isSearch ? JSON.stringify(chosen) : null;
  const [limit, setLimit] = useState(() => Math.max(PAGE_SIZE, countLatest(path, key)));
  const places = facts.flatMap((entry, place) => (matches(entry) ? [place] : []));
  const search = useListSearch<Node>(path, key, places.slice(0, limit));
  const pageEntries = [...nodes].sort(compareByOrder).filter(matches);
  const entries = isSearch ? search.entries : pageEntries;
  const state = isSearch ? search.state : "found";
  const found = isSearch ? places.length : pageEntries.length;
  const total = active ? found : props.total;
  const failed = state === "failed";
  const counted = entries.length > 0 || !failed ? formatCount(total, noun.one, noun.many) : "";
  return (
    <Container css={styles.root}>
      <Breadcrumbs title={name} />
      <div css={styles.heading}>
        <SectionHeading first heading={heading} />
      </div>
      {filters.length > 0 && (
        <FilterBar
          label={noun.many}
          filters={filters}
          chosen={chosen}
          onChoose={(name, value) => {
            setLimit(PAGE_SIZE);
            choose(name, value);
          }}
          onClear={clear}
          count={state === "searching" ? "Buscando…" : counted}
        />
      )}
      <h2 css={styles.visuallyHidden}>Resultados</h2>
      {/* React hydrates it in tasks of its own. */}
      <Suspense>{entries.length > 0 && children(entries)}</Suspense>
      {failed && entries.length === 0 && <NoResults onRetry={search.retry}>{FAILED}</NoResults>}
      {state === "found" && total === 0 && (
        <NoResults>{active ? none : `Ahora mismo no hay ${noun.many}.`}</NoResults>
      )}
      {active && entries.length > 0 && entries.length < total && (
        <div css={styles.more}>
          {failed && <p role="alert">{FAILED}</p>}
          <button
            type="button"
            css={buttonStyles.quiet}
            onClick={failed ? search.retry : () => setLimit(limit + PAGE_SIZE)}
          >
            {failed ? "Reintentar" : "Mostrar más"}
          </button>
        </div>
      )}
      {!active && pages > 1 && <Pagination path={path} page={page} pages={pages} />}
    </Container>
  );
}

const styles = {
  root: css({
    paddingBlock: `calc(${space.header} + 0.5rem) ${space.section}`,
    [print]: { paddingBlock: 0 },
  }),
  heading: css({ marginTop: "1.5rem", "& > div": { marginBottom: "2rem" } }),
  /** Only for the order of the headings. */
  visuallyHidden: css({ position: "absolute", clipPath: "inset(50%)" }),
  more: css({ display: "grid", justifyItems: "start", gap: "1rem", marginTop: "3rem" }),
};
