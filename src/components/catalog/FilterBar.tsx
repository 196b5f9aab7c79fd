import { css } from "@emotion/react";
import { useRef } from "react";
import { useEarlyValue } from "../../hooks/useEarlyValue";
import { chipStyles } from "../../styles/chips";
import { controlStyle, selectStyle } from "../../styles/controls";
import { linkStyles } from "../../styles/links";
import { from } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import type { FilterDefinition, FilterValues } from "./filters";

interface Props {
  /** The list's title, for the accessible name. */
  title: string;
  /** Filters without choices are hidden. */
  filters: readonly FilterDefinition[];
  chosen: FilterValues;
  /** An empty value removes a filter. */
  onChange: (changes: FilterValues) => void;
  /** The number of results, in words; screen readers announce changes. */
  count: string;
}

/** The filters of a list, a button that clears them, and the number of results. */
export function FilterBar(props: Props) {
  const { title, filters, chosen, onChange, count } = props;
  const bar = useRef<HTMLDivElement>(null);
  /** Moves the focus to the first filter, because the button disappears when pressed. */
  const clear = () => {
    bar.current?.querySelector<HTMLElement>("button, select")?.focus();
    onChange(Object.fromEntries(filters.map(({ name }) => [name, ""])));
  };
  const shown = filters.filter(({ choices }) => choices.length > 0);
  const getChoice = (filter: FilterDefinition) => ({
    ...filter,
    value: chosen[filter.name] ?? "",
    onChange,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns about <search> if it is unknown
    <div
      ref={bar}
      role="search"
      aria-label={`Filtrar ${title.toLowerCase()}`}
      css={styles.root}
      data-script-only
    >
      <div css={[chipStyles.row, chipStyles.pushed, styles.filters]}>
        {shown
          .filter(({ isButtons }) => isButtons)
          .map((filter) => (
            <FilterChips key={filter.name} {...getChoice(filter)} />
          ))}
        <div css={[chipStyles.row, styles.selects]}>
          {shown
            .filter(({ isButtons }) => !isButtons)
            .map((filter) => (
              <FilterSelect key={filter.name} {...getChoice(filter)} />
            ))}
        </div>
      </div>
      <div css={styles.end}>
        <output>{count}</output>
        <button
          type="button"
          css={styles.clear}
          data-visible={Object.keys(chosen).length > 0}
          onClick={clear}
        >
          Quitar filtros
        </button>
      </div>
    </div>
  );
}

interface ChoiceProps extends FilterDefinition {
  /** The chosen value; empty if none. */
  value: string;
  onChange: (changes: FilterValues) => void;
}

function FilterChips({ name, label, anyLabel, choices, value, onChange }: ChoiceProps) {
  return (
    <fieldset name={name} css={chipStyles.row} aria-label={`Filtrar por ${label.toLowerCase()}`}>
      {[{ value: "", label: anyLabel }, ...choices].map((choice) => (
        <button
          key={choice.value}
          type="button"
          css={chipStyles.chip}
          aria-pressed={choice.value === value}
          onClick={() => onChange({ [name]: choice.value })}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

function FilterSelect({ name, label, anyLabel, choices, value, onChange }: ChoiceProps) {
  const select = useEarlyValue<HTMLSelectElement>(value, (early) => onChange({ [name]: early }));
  return (
    <select
      ref={select}
      name={name}
      css={[controlStyle, selectStyle, styles.select]}
      aria-label={label}
      data-chosen={value ? "" : undefined}
      value={value}
      onChange={(event) => onChange({ [name]: event.target.value })}
    >
      {[{ value: "", label: anyLabel }, ...choices].map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const styles = {
  root: css({
    display: "grid",
    gap: "0.5rem 1.25rem",
    marginBottom: "1rem",
    [from.tablet]: { marginBottom: "2rem" },
    // The buttons and the number in one row, and the selects in the next.
    [from.desktop]: { gridTemplateColumns: "1fr auto", gridAutoFlow: "dense" },
  }),
  filters: css({ [from.tablet]: { display: "contents" } }),
  selects: css({ [from.tablet]: { gridColumn: "1 / -1" } }),
  end: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "0 1.25rem",
    minHeight: "2.75rem",
    color: color.muted,
    fontSize: size.label,
    [from.desktop]: { gridColumn: 2, flexDirection: "row-reverse" },
  }),
  /** Hidden, but keeps its space, so that nothing shifts when it appears. */
  clear: css(linkStyles.underlined, {
    visibility: "hidden",
    textDecoration: "underline",
    "&[data-visible='true']": { visibility: "visible" },
  }),
  select: css({
    width: "auto",
    // Browsers round down the width of the text, which would then be cut off.
    minWidth: "11rem",
    // Two in a row on tablets, so that none of four is alone.
    [from.tablet]: { flex: "1 1 16rem", minWidth: 0 },
    [from.desktop]: { flex: "1 1 9.5rem", maxWidth: "19rem" },
    minHeight: "2.75rem",
    paddingBlock: "0.375rem",
    paddingInline: "0.75rem 2rem",
    backgroundColor: "transparent",
    fontSize: size.label,
    // Smaller text would make iOS zoom in on focus.
    "@media (pointer: coarse)": { fontSize: size.small },
    fontWeight: 500,
    textOverflow: "ellipsis",
    "&[data-chosen]": { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  }),
};
