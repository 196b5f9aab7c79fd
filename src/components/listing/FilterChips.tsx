import { css } from "@emotion/react";
import { color, motion, radius, size } from "../../styles/tokens";
import type { Question } from "../../utils/filters";

export interface FilterChoiceProps extends Question {
  /** What is chosen; empty for no choice. */
  value: string;
  onChoose: (name: string, value: string) => void;
}

/** A filter with all its choices in view. */
export function FilterChips({ name, label, any, choices, value, onChoose }: FilterChoiceProps) {
  return (
    <fieldset name={name} css={styles.root} aria-label={`Filtrar por ${label.toLowerCase()}`}>
      {[{ value: "", label: any }, ...choices].map((choice) => (
        <button
          key={choice.value}
          type="button"
          css={styles.chip}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(name, choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

const styles = {
  root: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.5rem",
    minWidth: 0,
    padding: 0,
    border: 0,
  }),
  chip: css({
    minHeight: "2.75rem",
    padding: "0.5rem 1rem",
    border: `1px solid ${color.edge}`,
    borderRadius: radius,
    background: "none",
    fontSize: size.label,
    fontWeight: 500,
    lineHeight: 1.25,
    cursor: "pointer",
    transition: `background-color ${motion}, color ${motion}`,
    "&:hover": { borderColor: color.ink },
    "&[aria-pressed='true']": {
      background: color.ink,
      borderColor: color.ink,
      color: color.white,
    },
  }),
};
