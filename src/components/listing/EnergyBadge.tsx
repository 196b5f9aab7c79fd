import { css } from "@emotion/react";
import { ENERGY_TEXT, energyColors } from "../../styles/energyColors";
import { font, radius, size } from "../../styles/tokens";
import { describeEnergy } from "../../texts/energy";
import { energyLabels } from "../../texts/labels";

/** The energy rating among the facts of a card. */
export function EnergyBadge({ label }: { label: Queries.EnergyLabel | null }) {
  if (!label) return null;
  const words = describeEnergy(label);
  if (label === "pending") return <span css={styles.pending}>{words}</span>;
  return (
    <span
      role="img"
      aria-label={words}
      css={styles.arrow}
      style={{ background: energyColors[label] }}
    >
      {label}
    </span>
  );
}

/** The energy rating, below or beside a label that says what it is. */
export function LabelledEnergyRating({ label }: { label: Queries.EnergyLabel }) {
  return label === "pending" ? energyLabels.pending : <EnergyBadge label={label} />;
}

const styles = {
  pending: css({ flexBasis: "100%", fontSize: size.tiny }),
  arrow: css({
    display: "inline-block",
    alignSelf: "center",
    padding: "0 0.95em 0 0.55em",
    borderRadius: radius,
    color: ENERGY_TEXT,
    fontFamily: font.text,
    fontSize: size.caption,
    fontWeight: 600,
    lineHeight: 1.45,
    verticalAlign: "0.0625rem",
    clipPath: "polygon(0 0, calc(100% - 0.725em) 0, 100% 50%, calc(100% - 0.725em) 100%, 0 100%)",
    forcedColorAdjust: "none",
  }),
};
