import { css } from "@emotion/react";
import { Link } from "gatsby";
import {
  FilteredList,
  type ListData,
  type ListDefinition,
} from "../components/catalog/FilteredList";
import { LandingSection } from "../components/layout/LandingSection";
import { type Kind, kinds } from "../kinds";
import { buttonStyles } from "../styles/controls";
import { assertPresent } from "../utils/assertPresent";
import { formatNumber } from "../utils/format";

interface Props<Card> extends ListData<Card> {
  list: ListDefinition<Card>;
  background?: "ruled";
  entries: { nodes: readonly Card[]; totalCount: number };
}

/** The first entries of a list, with filters and a link to the full list. */
export function ListSection<Card>(props: Props<Card>) {
  const { list, background, landing, entries } = props;
  const { section = "", path }: NonNullable<Kind["list"]> = kinds[list.kind].list;
  const total = entries.totalCount;
  if (total === 0) return null;
  const isComplete = total === entries.nodes.length;
  return (
    <LandingSection
      id={section}
      background={background}
      heading={assertPresent(landing, "landing").heading}
    >
      <FilteredList
        list={list}
        entries={entries.nodes}
        isComplete={isComplete}
        anchor={`#${section}`}
      />
      {!isComplete && (
        <p css={more}>
          <Link to={path} css={buttonStyles.outline}>
            {`Ver ${list.noun.article} ${formatNumber(total)} ${list.noun.many}`}
          </Link>
        </p>
      )}
    </LandingSection>
  );
}

const more = css({ marginTop: "3rem" });
