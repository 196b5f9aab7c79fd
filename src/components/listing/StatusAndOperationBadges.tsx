import { css } from "@emotion/react";
import { color, radius, size } from "../../styles/tokens";
import { statusLabels, typeLabels } from "../../texts/labels";
import { describeUnitStatus } from "../../texts/units";

/** A project's status, in the status's colour. */
export function StatusBadge({ status }: { status: Queries.ProjectStatus }) {
  const { background, text } = color.status[status];
  return (
    <span css={badge} style={{ background, color: text, borderColor: background }}>
      {statusLabels[status]}
    </span>
  );
}

const unitColors = {
  available: color.status.current,
  reserved: { background: color.band, text: color.ink },
  sold: color.status.past,
};

interface UnitStatusBadgeProps {
  status: Queries.UnitStatus;
  type: Queries.ProjectType;
}

/** Whether a home is available, reserved, or sold or let. */
export function UnitStatusBadge({ status, type }: UnitStatusBadgeProps) {
  const { background, text } = unitColors[status];
  return (
    <span css={badge} style={{ background, color: text, borderColor: background }}>
      {describeUnitStatus(status, type)}
    </span>
  );
}

/** Whether a listing is for sale or to let. */
export const TypeBadge = ({ type }: { type: Queries.ProjectType }) => (
  <span css={badge}>{typeLabels[type]}</span>
);

const badge = css({
  flex: "none",
  alignSelf: "start",
  padding: "0.125rem 0.625rem",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  fontSize: size.tiny,
  fontWeight: 500,
  whiteSpace: "nowrap",
});
