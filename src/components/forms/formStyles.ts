import { css } from "@emotion/react";
import { color, size } from "../../styles/tokens";

/** On both sides of a compact form. */
export const COMPACT_PADDING = "clamp(1.5rem, 2.4vw, 2.25rem)";

const createFieldRow = (minWidth: string) =>
  css({
    display: "grid",
    gap: "inherit",
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
  });

/** Puts two fields side by side where there is room. */
export const fieldRow = createFieldRow("8.5rem");

/** The same for what a phone has no room for: e-mail addresses, and choices in words. */
export const wideFieldRow = createFieldRow("11rem");

/** What is wrong with a field, below it. */
export const fieldErrorStyle = css({
  marginTop: "0.125rem",
  color: color.error,
  fontSize: size.tiny,
  lineHeight: 1.35,
});

/** An error message within a form. */
export const alertStyle = css({
  scrollMarginBottom: "1.5rem",
  paddingLeft: "1rem",
  borderLeft: `3px solid ${color.error}`,
  fontSize: size.small,
});
