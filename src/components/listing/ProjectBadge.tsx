import { css } from "@emotion/react";
import { color, radius, size } from "../../styles/tokens";
import { statusLabels, typeLabels } from "../../texts/labels";

interface Props {
  status?: Queries.ProjectStatus;
  type?: Queries.ProjectType;
}

/** A project's badge: its status in the status's colour, or its type. */
export function ProjectBadge({ status, type }: Props) {
  if (status) {
    const { background, text } = color.status[status];
    return (
      <span css={tag} style={{ background: background, color: text, borderColor: background }}>
        {statusLabels[status]}
      </span>
    );
  }
  return type ? <span css={tag}>{typeLabels[type]}</span> : null;
}

const tag = css({
  flex: "none",
  alignSelf: "start",
  padding: "0.125rem 0.625rem",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  fontSize: size.tiny,
  fontWeight: 500,
  whiteSpace: "nowrap",
});
