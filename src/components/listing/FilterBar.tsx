import { css } from "@emotion/react";
import { color, from, scriptless, size } from "../../styles/tokens";
import type { Chosen, Question } from "../../utils/filters";
import { FilterChips } from "./FilterChips";
import { FilterSelect } from "./FilterSelect";

interface Props {
  /** What is filtered, in the plural. */
  label: string;
  /** Of which those that leave nothing to choose are not shown. */
  filters: readonly Question[];
  /** The name of the filter whose choices are all in view. */
  chips?: string;
  chosen: Chosen;
  onChoose: (name: string, value: string) => void;
  /** How many entries there are now; read out when it changes. */
  count: string;
}

/** What a list is narrowed down by, and what that leaves of it. */
export function FilterBar({ label, filters, chips, chosen, onChoose, count }: Props) {
  const shown = filters.filter(({ choices }) => choices.length > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of <search> where a browser is too old for it.
    <div role="search" aria-label={`Filtrar ${label}`} css={styles.root}>
      {shown.map((filter) => {
        const props = { ...filter, value: chosen[filter.name] ?? "", onChoose };
        return filter.name === chips ? (
          <FilterChips key={filter.name} {...props} />
        ) : (
          <FilterSelect key={filter.name} {...props} />
        );
      })}
      <output css={styles.count}>{count}</output>
    </div>
  );
}

const styles = {
  root: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.5rem",
    marginBottom: "2rem",
    [scriptless]: { display: "none" },
  }),
  count: css({
    flex: "1 0 auto",
    textAlign: "right",
    color: color.muted,
    fontSize: size.label,
    [from.tablet]: { paddingLeft: "1rem" },
  }),
};
