import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useListing } from "../../hooks/useListing";
import { print, space } from "../../styles/tokens";
import { compareByOrder, type Ordered } from "../../utils/entries";
import { type Filter, MIN_FILTERED } from "../../utils/filters";
import { formatCount } from "../../utils/format";
import { kinds } from "../../utils/kinds";
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
  filters: readonly Filter<Facts>[];
  /** The name of the filter that is shown as buttons. */
  chips?: string;
  /** The entries of this page, in any order. */
  nodes: readonly Node[];
  /** How many entries the list has. */
  total: number;
  page: number;
  pages: number;
  children: (entries: readonly Node[]) => ReactNode;
}

const FAILED = "No se ha podido buscar: puede que no haya conexión.";

/** A page of a full list: its filters, entries and pagination. */
export function ListPage<Facts, Node extends Facts & Ordered>(props: Props<Facts, Node>) {
  const { kind, heading, noun, chips, nodes, page, pages, children } = props;
  const filters = props.total < MIN_FILTERED ? [] : props.filters;
  const { name, path } = kinds[kind].list;
  const pageEntries = [...nodes].sort(compareByOrder);
  const listing = useListing({ path, pages, total: props.total, filters, pageEntries });
  const { state, entries, total, active, chosen, choose, clear, more, retry } = listing;
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
          chips={chips}
          chosen={chosen}
          onChoose={choose}
          onClear={clear}
          count={state === "searching" ? "Buscando…" : counted}
        />
      )}
      <h2 css={styles.unseen}>Resultados</h2>
      {entries.length > 0 && children(entries)}
      {failed && entries.length === 0 && <NoResults onRetry={retry}>{FAILED}</NoResults>}
      {state === "found" && total === 0 && (
        <NoResults>
          {active
            ? `No hay ${noun.many} que cumplan esos filtros.`
            : `Ahora mismo no hay ${noun.many}.`}
        </NoResults>
      )}
      {entries.length < total && active && (
        <div css={styles.more}>
          {failed && <p role="alert">{FAILED}</p>}
          <button type="button" css={buttonStyles.quiet} onClick={failed ? retry : more}>
            {failed ? "Volver a intentarlo" : "Mostrar más"}
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
  unseen: css({ position: "absolute", clipPath: "inset(50%)" }),
  more: css({ display: "grid", justifyItems: "start", gap: "1rem", marginTop: "3rem" }),
};
