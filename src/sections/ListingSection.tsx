import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "../components/layout/Section";
import { FilterBar } from "../components/listing/FilterBar";
import { NoResults } from "../components/listing/NoResults";
import { buttonStyles } from "../components/ui/linkStyles";
import { useFilters } from "../hooks/useFilters";
import { describeShownCount, type Filter, isAccepted, MIN_FILTERED } from "../utils/filters";
import { formatNumber } from "../utils/format";
import { kinds } from "../utils/kinds";

interface Props<Facts, Entry> {
  kind: "Project" | "Rental";
  background?: "ruled";
  heading: Queries.SectionHeadingTextFragment;
  noun: { one: string; many: string; article: "los" | "las" };
  /** The plural noun in the name of the filters. */
  label: string;
  filters: readonly Filter<Facts>[];
  /** The message where no entry matches. */
  none: string;
  entries: readonly Entry[];
  /** How many entries the full list has. */
  total: number;
  children: (entries: readonly Entry[]) => ReactNode;
}

/** The newest entries of a list, with filters and a link to the full list. */
export function ListingSection<Facts, Entry extends Facts>(props: Props<Facts, Entry>) {
  const { kind, background, heading, noun, label, none, entries, total } = props;
  const filters = total < MIN_FILTERED ? [] : props.filters;
  const { anchor, path } = kinds[kind].list;
  const id = anchor.replace("/#", "");
  const { chosen, choose, clear, search } = useFilters(filters, `#${id}`);
  const shown = entries.filter((entry) => isAccepted(entry, filters, chosen));
  const counts = { shown: shown.length, onPage: entries.length, all: total };
  if (total === 0) return null;
  return (
    <Section id={id} labelledBy={`${id}-titulo`} background={background} heading={heading}>
      {filters.length > 0 && (
        <FilterBar
          label={label}
          filters={filters}
          chosen={chosen}
          onChoose={choose}
          onClear={clear}
          count={describeShownCount(counts, noun)}
        />
      )}
      {shown.length > 0 ? props.children(shown) : <NoResults>{none}</NoResults>}
      {total > entries.length && (
        <p css={more}>
          <Link to={path + search} css={buttonStyles.outline}>
            {`Ver ${noun.article} ${formatNumber(total)} ${noun.many}`}
          </Link>
        </p>
      )}
    </Section>
  );
}

const more = css({ marginTop: "3rem" });
