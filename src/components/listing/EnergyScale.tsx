import { css } from "@emotion/react";
import { ENERGY_TEXT } from "../../styles/energyColors";
import { createEnergyArrows, ENERGY_SCALE } from "../../styles/energyScalePaths";
import { forcedColors } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import { describeEnergy, describeEnergyScale, PLANNED_ENERGY_NOTE } from "../../texts/energy";
import { EnergyBadge } from "./EnergyBadge";

interface Props {
  label: Queries.EnergyLabel | null;
  /** Whether the building is unfinished, so that its rating is only a planned one. */
  planned?: boolean;
}

const { width, height, pointerLetter } = ENERGY_SCALE;

/** The energy rating as an arrow with a sentence; the scale of the official label unfolds. */
export function EnergyScale({ label, planned = false }: Props) {
  if (!label) return null;
  const words = `${describeEnergy(label)}.${label !== "pending" && planned ? ` ${PLANNED_ENERGY_NOTE}` : ""}`;
  if (label === "pending") return <p css={styles.root}>{words}</p>;
  return (
    <details css={styles.root}>
      <summary css={styles.summary}>
        <EnergyBadge label={label} />
        <span>{words}</span>
      </summary>
      <svg
        css={styles.scale}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={describeEnergyScale(label)}
      >
        {createEnergyArrows().map(({ letter, background, outline, pointer, middle }) => (
          <g key={letter}>
            <path d={outline} fill={background} />
            <text x="8" y={middle} fill={ENERGY_TEXT}>
              {letter}
            </text>
            {letter === label && (
              <>
                <path d={pointer} fill={color.ink} />
                <text x={pointerLetter} y={middle} fill={color.page}>
                  {letter}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
    </details>
  );
}

const styles = {
  root: css({ marginTop: "1.5rem", color: color.muted, fontSize: size.label, lineHeight: 1.5 }),
  summary: css({
    display: "flex",
    alignItems: "baseline",
    gap: "0.75rem",
    minHeight: "2.75rem",
    cursor: "pointer",
    "& > :first-of-type": { flex: "none", alignSelf: "baseline" },
    "&::-webkit-details-marker": { display: "none" },
    "&:hover > :last-child": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
  }),
  scale: css({
    width: "10rem",
    marginTop: "0.75rem",
    // The pointer beside the scale is dark.
    [forcedColors]: { background: color.page },
    text: {
      fontSize: 14,
      fontWeight: 600,
      dominantBaseline: "central",
    },
  }),
};
