import { css } from "@emotion/react";
import { Link } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { type Kind, kinds } from "../../routes";
import { buttonStyles } from "../../styles/controls";
import { formatNumber } from "../../texts/format";
import { requirePresent } from "../../utils/requirePresent";
import { LandingSection } from "../layout/LandingSection";
import { hasFilters } from "./filters";
import type { ListData, ListDefinition } from "./listDefinition";

interface Props<Card> extends ListData<Card> {
  list: ListDefinition<Card>;
  background?: "ruled";
  entries: { nodes: readonly Card[]; totalCount: number };
  /** Links to the full list with a filter, shown if it has filters. */
  filterLinks?: ReactNode;
}

/** The first entries of a list, with links to the full list. */
export function ListSection<Card>(props: Props<Card>) {
  const { list, background, landing, entries, filterLinks } = props;
  const { section, path }: NonNullable<Kind["list"]> = kinds[list.kind].list;
  const { Cards, noun } = list;
  const total = entries.totalCount;
  if (total === 0) return null;
  const isFiltered = hasFilters(total);
  return (
    <LandingSection
      id={section}
      background={background}
      heading={requirePresent(landing, "landing").heading}
    >
      {isFiltered && filterLinks}
      {/* A boundary, so that React hydrates the cards in tasks of their own. */}
      <Suspense>
        <Cards entries={entries.nodes} pageAddress="/" />
      </Suspense>
      {(total > entries.nodes.length || (isFiltered && !filterLinks)) && (
        <p css={more}>
          <Link to={path} css={buttonStyles.outline}>
            {`Ver ${noun.article} ${formatNumber(total)} ${noun.many}`}
          </Link>
        </p>
      )}
    </LandingSection>
  );
}

const more = css({ marginTop: "3rem" });
