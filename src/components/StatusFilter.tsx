import { css } from "@emotion/react";
import { color, motion, radius, scriptless, size } from "../styles/tokens";
import { formatCount } from "../utils/format";
import { statusLabels } from "../utils/labels";

export type StatusChoice = Queries.ProjectStatus | "all";

interface Props {
  choice: StatusChoice;
  onChoose: (choice: StatusChoice) => void;
  /** How many projects the choice leaves. */
  count: number;
}

const choices: [StatusChoice, string][] = [
  ["all", "Todos"],
  ["current", statusLabels.current],
  ["future", statusLabels.future],
  ["past", "Completados"],
];

/** Chooses the projects of one status, and says how many there are. */
export function StatusFilter({ choice, onChoose, count }: Props) {
  return (
    <fieldset css={styles.root} aria-label="Filtrar por estado">
      {choices.map(([value, label]) => (
        <button
          key={value}
          type="button"
          css={styles.chip}
          aria-pressed={value === choice}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
      <output css={styles.count}>{formatCount(count, "proyecto", "proyectos")}</output>
    </fieldset>
  );
}

const styles = {
  root: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.5rem",
    minWidth: 0,
    marginBottom: "2rem",
    padding: 0,
    border: 0,
    [scriptless]: { display: "none" },
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
  count: css({ marginLeft: "auto", color: color.muted, fontSize: size.label }),
};
