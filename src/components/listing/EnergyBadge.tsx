import { css } from "@emotion/react";
import { ENERGY_TEXT, energyColors } from "../../listings/energyArrows";
import { font, radius, size } from "../../styles/tokens";
import { describeEnergy } from "../../texts/energy";

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

const styles = {
  pending: css({ display: "block" }),
  arrow: css({
    display: "inline-block",
    marginLeft: "0.625rem",
    padding: "0 0.875rem 0 0.5rem",
    borderRadius: radius,
    color: ENERGY_TEXT,
    fontFamily: font.text,
    fontSize: size.tiny,
    fontWeight: 600,
    lineHeight: "1.375rem",
    verticalAlign: "0.0625rem",
    clipPath:
      "polygon(0 0, calc(100% - 0.6875rem) 0, 100% 50%, calc(100% - 0.6875rem) 100%, 0 100%)",
    forcedColorAdjust: "none",
  }),
};
