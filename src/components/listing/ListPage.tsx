import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Listing } from "../../hooks/useListing";
import { print, space } from "../../styles/tokens";
import type { Question } from "../../utils/filters";
import { formatCount } from "../../utils/format";
import { Breadcrumbs } from "../layout/Breadcrumbs";
import { Container } from "../layout/Container";
import { SectionHeading } from "../layout/SectionHeading";
import { buttonStyles } from "../ui/buttonStyles";
import { Pagination } from "../ui/Pagination";
import { FilterBar } from "./FilterBar";
import { NoResults } from "./NoResults";

interface Props {
  /** In the trail: the list's short name. */
  name: string;
  heading: Queries.SectionHeadingTextFragment;
  noun: { one: string; many: string };
  listing: Listing<unknown>;
  filters: readonly Question[];
  chips?: string;
  /** Its address, and which of its pages this is. */
  path: string;
  page: number;
  pages: number;
  /** The entries. */
  children: ReactNode;
}

const FAILED = "No se ha podido buscar: puede que no haya conexión.";

/** A full list: what it is narrowed down by, its entries, its pages. */
export function ListPage(props: Props) {
  const { name, heading, noun, listing, filters, chips, path, page, pages, children } = props;
  const { state, entries, total, active, chosen, choose, clear, more, retry } = listing;
  const failed = state === "failed";
  const counted = entries.length > 0 || !failed ? formatCount(total, noun.one, noun.many) : "";
  return (
    <Container css={styles.root}>
      <Breadcrumbs title={name} />
      <div css={styles.heading}>
        <SectionHeading first heading={heading} />
      </div>
      <FilterBar
        label={noun.many}
        filters={filters}
        chips={chips}
        chosen={chosen}
        onChoose={choose}
        count={state === "searching" ? "Buscando…" : counted}
      />
      <h2 css={styles.unseen}>Resultados</h2>
      {entries.length > 0 && children}
      {failed && entries.length === 0 && (
        <NoResults onClear={clear} onRetry={retry}>
          {FAILED}
        </NoResults>
      )}
      {state === "found" && total === 0 && (
        <NoResults onClear={clear}>{`No hay ${noun.many} que cumplan esos filtros.`}</NoResults>
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
  heading: css({ marginTop: space.block }),
  /** For the order of the headings: what the eye needs none for. */
  unseen: css({ position: "absolute", clipPath: "inset(50%)" }),
  more: css({ display: "grid", justifyItems: "start", gap: "1rem", marginTop: "3rem" }),
};
