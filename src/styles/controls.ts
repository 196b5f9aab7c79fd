import { css } from "@emotion/react";
import { forcedColors, largeText, withoutScripts } from "./mediaQueries";
import { color, motion, radius, size } from "./tokens";

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
    borderColor: color.rule,
    color: color.muted,
    cursor: "default",
  },
});

/** A square button with an icon. */
export const iconButtonStyle = css({
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  transition: `background-color ${motion}, color ${motion}, border-color ${motion}`,
  "&:hover": { background: color.ink, borderColor: color.ink, color: color.page },
});

/** Buttons, and links that look like buttons. */
export const buttonStyles = {
  primary: css(button, {
    background: color.accent,
    color: color.white,
    "&:hover": { background: color.accentDark },
  }),
  outline: css(button, {
    borderColor: "currentColor",
    "&:hover": { background: color.page, borderColor: color.page, color: color.ink },
  }),
  secondary: css(button, {
    minHeight: "2.75rem",
    padding: "0.375rem 1rem",
    borderColor: color.edge,
    fontSize: size.label,
    "&:hover": { background: color.ink, borderColor: color.ink, color: color.page },
  }),
} as const;

const invalid = { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` };

/** Inputs, text areas and selects. */
export const controlStyle = css({
  width: "100%",
  minWidth: 0,
  minHeight: "3.25rem",
  padding: "0.75rem 0.875rem",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.white,
  transition: `border-color ${motion}`,
  "&:hover": { borderColor: color.ink },
  "&:is(textarea)": { resize: "vertical" },
  // As tall as one line of text; the date picker's icon would make it taller.
  "&[type='date']": { height: "calc(1.6em + 1.5rem + 2px)" },
  // Leaves room for the fixed header, for the label and a message above, and for one below.
  scrollMarginBlock: "7rem 4rem",
  // Chromium scrolls to the part of a date that has the focus.
  "&::-webkit-datetime-edit-day-field, &::-webkit-datetime-edit-month-field, &::-webkit-datetime-edit-year-field, &::-webkit-calendar-picker-indicator":
    { scrollMarginBlock: "7rem 4rem" },
  "&[aria-invalid='true']": invalid,
  ...withoutScripts({ "&:user-invalid": invalid }),
});

/** An antialiased diagonal line, 1.5 px wide. */
const createStroke = (corner: string) =>
  `linear-gradient(to ${corner}, transparent calc(50% - 1.1px), currentColor calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 1.1px))`;

/** Replaces the browsers' differing arrows with gradients, which cost less than an SVG image. */
export const selectStyle = css({
  appearance: "none",
  paddingRight: "2.5rem",
  backgroundImage: `${createStroke("top right")}, ${createStroke("top left")}`,
  backgroundRepeat: "no-repeat",
  backgroundPosition: "right 1.3125rem center, right 1rem center",
  backgroundSize: "0.3125rem 0.3125rem",
  [largeText]: { paddingInline: "0.5rem 2rem" },
  // Forced-colours mode removes gradients.
  [forcedColors]: { appearance: "auto", paddingRight: "0.875rem" },
});
