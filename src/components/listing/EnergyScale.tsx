import { css } from "@emotion/react";
import { createEnergyArrows, ENERGY_SCALE, ENERGY_TEXT } from "../../listings/energyArrows";
import { forcedColors } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import {
  describeEnergyClass,
  describeEnergyScale,
  ENERGY_TITLE,
  PLANNED_ENERGY_NOTE,
} from "../../texts/energy";

interface Props {
  label: Queries.EnergyLabel | null;
  /** Whether the building is unfinished, so that its rating is only a planned one. */
  planned?: boolean;
}

const { width, height, pointerLetter } = ENERGY_SCALE;

/** The energy rating on the scale of the official label, below a listing's features. */
export function EnergyScale({ label, planned = false }: Props) {
  if (!label) return null;
  return (
    <section css={styles.rating}>
      {label !== "pending" && (
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
      )}
      <div css={styles.words}>
        <h3>{ENERGY_TITLE}</h3>
        <p>{describeEnergyClass(label)}.</p>
        {label !== "pending" && planned && <p css={styles.note}>{PLANNED_ENERGY_NOTE}</p>}
      </div>
    </section>
  );
}

const styles = {
  rating: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1rem 2rem",
    marginTop: "1.5rem",
  }),
  scale: css({
    flex: "none",
    width: "10rem",
    // The pointer beside the scale is dark.
    [forcedColors]: { background: color.page },
    text: {
      fontSize: 14,
      fontWeight: 600,
      dominantBaseline: "central",
    },
  }),
  words: css({ flex: "1 1 14rem" }),
  note: css({ marginTop: "0.25rem", color: color.muted, fontSize: size.small }),
};
