import { css } from "@emotion/react";
import { color, motion, print, radius, size } from "./tokens";

const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.25rem",
  [print]: { minHeight: 0 },
  textDecorationThickness: 1,
  textUnderlineOffset: "0.3em",
});

/** Text links with a touch-sized height. */
export const linkStyles = {
  underlined: css(link, { "&:hover": { color: color.terracotta } }),
  plain: css(link, { textDecoration: "none", "&:hover": { color: color.terracotta } }),
  onInk: css(link, {
    textDecoration: "none",
    "&[href]:hover": { color: color.clay, textDecoration: "underline" },
  }),
  /** Covers the nearest positioned ancestor; the link's text remains its name. */
  cover: css({
    textDecoration: "none",
    "&::after": { content: '""', position: "absolute", inset: 0 },
  }),
} as const;

const button = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.625rem",
  minHeight: "3.25rem",
  padding: "0.5rem 1.625rem",
  border: "1px solid transparent",
  borderRadius: radius,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  transition: `background-color ${motion}, color ${motion}, border-color ${motion}`,
  "&[aria-disabled='true'], &[aria-disabled='true']:hover": {
    background: "none",
    borderColor: color.stone,
    color: color.muted,
    cursor: "default",
  },
  [print]: { display: "none" },
});

/** A square with an icon. */
export const iconButtonStyle = css({
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  transition: `background-color ${motion}, color ${motion}, border-color ${motion}`,
  "&:hover": { background: color.ink, borderColor: color.ink, color: color.plaster },
});

/** Buttons, and links that act as one. */
export const buttonStyles = {
  primary: css(button, {
    background: color.terracotta,
    color: color.white,
    "&:hover": { background: color.terracottaDark },
  }),
  outline: css(button, {
    borderColor: "currentColor",
    "&:hover": { background: color.plaster, borderColor: color.plaster, color: color.ink },
  }),
  quiet: css(button, {
    minHeight: "2.75rem",
    padding: "0.375rem 1rem",
    borderColor: color.edge,
    fontSize: size.label,
    "&:hover": { background: color.ink, borderColor: color.ink, color: color.plaster },
  }),
} as const;
