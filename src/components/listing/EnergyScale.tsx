import { css } from "@emotion/react";
import { color, font, print, size } from "../../styles/tokens";
import { describeEnergy, ENERGY_SCALE, ENERGY_TEXT, listEnergyArrows } from "../../utils/energy";

interface Props {
  label: Queries.EnergyLabel;
  /** Whether the building still is a project, and so its rating. */
  planned?: boolean;
}

const { width, height } = ENERGY_SCALE;

/** The energy rating on the scale of the official label. */
export function EnergyScale({ label, planned = false }: Props) {
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
  /** On paper, where seven colours say less and take more. */
  words: css({ display: "none", [print]: { display: "block" } }),
  note: css({
    marginTop: "1rem",
    color: color.muted,
    fontSize: size.small,
    [print]: { marginTop: 0 },
  }),
};
