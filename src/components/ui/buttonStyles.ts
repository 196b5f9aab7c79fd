import { css } from "@emotion/react";
import { color, font, motion, radius, size } from "../../styles/tokens";

const base = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.625rem",
  minHeight: "3.25rem",
  padding: "0.5rem 1.625rem",
  border: "1px solid transparent",
  borderRadius: radius,
  fontFamily: font.sans,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion}, color ${motion}, border-color ${motion}`,
  "&[aria-disabled='true'], &[aria-disabled='true']:hover": {
    background: "none",
    borderColor: color.stone,
    color: color.muted,
    cursor: "default",
  },
});

/** How a button, or a link that acts as one, looks. */
export const buttonStyles = {
  primary: css(base, {
    background: color.terracotta,
    color: color.white,
    "&:hover": { background: color.terracottaDark },
  }),
  outline: css(base, {
    background: "none",
    borderColor: "currentColor",
    "&:hover": { background: color.plaster, borderColor: color.plaster, color: color.ink },
  }),
  quiet: css(base, {
    minHeight: "2.75rem",
    padding: "0.375rem 1rem",
    background: "none",
    borderColor: color.edge,
    fontSize: size.label,
    "&:hover": { background: color.ink, borderColor: color.ink, color: color.plaster },
  }),
} as const;

export const compact = css({
  minHeight: "2.75rem",
  padding: "0.375rem 1.25rem",
  fontSize: size.label,
});
