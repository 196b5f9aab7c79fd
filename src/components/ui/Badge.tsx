import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, radius, size } from "../../styles/tokens";

interface Props {
  /** Without them, a badge is an outline. */
  colors?: { background: string; text: string };
  children: ReactNode;
}

/** A word or two of what something is. */
export function Badge({ colors, children }: Props) {
  const style = colors && {
    background: colors.background,
    color: colors.text,
    borderColor: colors.background,
  };
  return (
    <span css={badge} style={style}>
      {children}
    </span>
  );
}

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
