import { css } from "@emotion/react";
import { color, motion } from "../../styles/tokens";

interface Props {
  /** The accessible name of each dot. */
  labels: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** A button for each slide. */
export function Dots({ labels, current, onChoose }: Props) {
  return (
    <ul css={styles.list}>
      {labels.map((label, index) => (
        <li key={label}>
          <button
            type="button"
            css={styles.dot}
            aria-label={label}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          />
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({ display: "flex", marginLeft: "-0.625rem" }),
  /** A small mark in a target of 36 px. */
  dot: css({
    display: "grid",
    placeItems: "center",
    width: "2.25rem",
    height: "2.25rem",
    padding: 0,
    border: 0,
    background: "none",
    cursor: "pointer",
    "&::before": {
      content: '""',
      width: "0.75rem",
      height: "0.75rem",
      border: `1px solid ${color.edge}`,
      borderRadius: "50%",
      transition: `background-color ${motion}, border-color ${motion}`,
    },
    "&:hover::before": { borderColor: color.terracotta },
    "&[aria-current='true']::before": {
      background: color.terracotta,
      borderColor: color.terracotta,
    },
  }),
};
