import { css } from "@emotion/react";
import { color, motion, size } from "../../styles/tokens";

interface Props {
  /** The accessible name of each dot. */
  labels: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** As many as fit on a phone. */
export const MAX_DOTS = 12;

/** A button for each slide, or just the position if there are too many slides. */
export function SlideIndicators({ labels, current, onChoose }: Props) {
  if (labels.length > MAX_DOTS) {
    return <p css={styles.count}>{`${current + 1} de ${labels.length}`}</p>;
  }
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
  count: css({ fontSize: size.label, whiteSpace: "nowrap" }),
  list: css({ display: "flex", flexWrap: "wrap", marginLeft: "-0.625rem" }),
  /** A small dot with a target size of 36 px. */
  dot: css({
    display: "grid",
    placeItems: "center",
    width: "2.25rem",
    height: "2.25rem",
    "&::before": {
      content: '""',
      width: "0.75rem",
      height: "0.75rem",
      border: `1px solid ${color.edge}`,
      borderRadius: "50%",
      transition: `border ${motion}`,
    },
    "&:hover::before": { borderColor: color.accent },
    // Filled by its border, which forced-colours mode keeps.
    "&[aria-current='true']::before": {
      borderWidth: "0.375rem",
      borderColor: color.accent,
    },
  }),
};
