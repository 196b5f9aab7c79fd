import { css } from "@emotion/react";
import { color, font, print, radius, size } from "../../styles/tokens";
import {
  describeEnergy,
  ENERGY_SCALE,
  ENERGY_TEXT,
  energyColors,
  listEnergyArrows,
} from "../../utils/energy";

interface BadgeProps {
  label: Queries.EnergyLabel | null;
}

/** The energy rating in the facts of a card. */
export function EnergyBadge({ label }: BadgeProps) {
  if (!label) return null;
  const words = describeEnergy(label);
  if (label === "pending") return <span css={styles.pending}>{words}</span>;
  return (
    <span
      role="img"
      aria-label={words}
      css={styles.arrow}
      style={{ background: energyColors[label] }}
      data-printed
    >
      {label}
    </span>
  );
}

interface ScaleProps {
  label: Queries.EnergyLabel;
  /** The building, and so its rating, is still a project. */
  planned?: boolean;
}

const { width, height } = ENERGY_SCALE;

/** The energy rating on the scale of the official label. */
export function EnergyScale({ label, planned = false }: ScaleProps) {
  if (label === "pending") return <p>En trámite.</p>;
  const note = "Calificación del proyecto; la del edificio terminado se emite al acabar la obra.";
  return (
    <>
      <svg
        css={styles.scale}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${describeEnergy(label)}, en una escala de la A a la G`}
      >
        {listEnergyArrows().map(({ letter, ground, outline, mark, middle }) => (
          <g key={letter}>
            <path d={outline} fill={ground} />
            <text x="8" y={middle} fill={ENERGY_TEXT}>
              {letter}
            </text>
            {letter === label && (
              <>
                <path d={mark} fill={color.ink} />
                <text x={width - 22} y={middle} fill={color.plaster}>
                  {letter}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
      <p css={styles.words}>Clase {label}.</p>
      {planned && <p css={styles.note}>{note}</p>}
    </>
  );
}

const styles = {
  pending: css({ display: "block" }),
  arrow: css({
    display: "inline-block",
    marginLeft: "0.625rem",
    padding: "0 0.875rem 0 0.5rem",
    borderRadius: radius,
    color: ENERGY_TEXT,
    fontSize: size.tiny,
    fontWeight: 600,
    lineHeight: "1.375rem",
    verticalAlign: "0.0625rem",
    clipPath:
      "polygon(0 0, calc(100% - 0.6875rem) 0, 100% 50%, calc(100% - 0.6875rem) 100%, 0 100%)",
    printColorAdjust: "exact",
  }),
  scale: css({
    width: "100%",
    maxWidth: "20rem",
    [print]: { display: "none" },
    printColorAdjust: "exact",
    text: {
      fontFamily: font.sans,
      fontSize: 12,
      fontWeight: 600,
      dominantBaseline: "central",
    },
  }),
  /** Printed instead of the coloured scale. */
  words: css({ display: "none", [print]: { display: "block" } }),
  note: css({
    marginTop: "1rem",
    color: color.muted,
    fontSize: size.small,
    [print]: { marginTop: 0 },
  }),
};
