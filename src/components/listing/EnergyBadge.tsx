import { css } from "@emotion/react";
import { radius, size } from "../../styles/tokens";
import { describeEnergy, ENERGY_TEXT, energyColors } from "../../utils/energy";

interface Props {
  label: Queries.EnergyLabel | null;
}

/** A listing's energy rating among its facts: the arrow of its class, or that it is on its way. */
export function EnergyBadge({ label }: Props) {
  if (!label) return null;
  const words = describeEnergy(label);
  if (label === "pending") return <span css={pending}>{words}</span>;
  return (
    <span
      role="img"
      aria-label={words}
      css={arrow}
      style={{ background: energyColors[label] }}
      data-printed
    >
      {label}
    </span>
  );
}

const pending = css({ display: "block" });

const arrow = css({
  display: "inline-block",
  marginLeft: "0.625rem",
  padding: "0 0.875rem 0 0.5rem",
  borderRadius: radius,
  color: ENERGY_TEXT,
  fontSize: size.tiny,
  fontWeight: 600,
  lineHeight: "1.375rem",
  verticalAlign: "0.0625rem",
  clipPath: "polygon(0 0, calc(100% - 0.6875rem) 0, 100% 50%, calc(100% - 0.6875rem) 100%, 0 100%)",
  printColorAdjust: "exact",
});
