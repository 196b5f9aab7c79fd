import { css } from "@emotion/react";
import { belowTablet, forcedColors } from "./mediaQueries";
import { color, motion, radius, size, space } from "./tokens";

/** The choices of a filter, as buttons or links. */
export const chipStyles = {
  row: css({ display: "flex", flexWrap: "wrap", gap: "0.5rem" }),
  /** On phones its choices are a row that is pushed sideways, as wide as the window. */
  pushed: css({
    [belowTablet]: {
      flexWrap: "nowrap",
      // Room for the outlines of what has the focus.
      margin: `-0.5rem calc(-1 * ${space.gutter})`,
      padding: `0.5rem ${space.gutter}`,
      overflowX: "auto",
      scrollPaddingInline: space.gutter,
      "& *": { flexShrink: 0, flexWrap: "nowrap", whiteSpace: "nowrap" },
    },
  }),
  chip: css({
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    padding: "0.5rem 1rem",
    border: `1px solid ${color.edge}`,
    borderRadius: radius,
    fontSize: size.label,
    fontWeight: 500,
    lineHeight: 1.25,
    textDecoration: "none",
    transition: `background-color ${motion}, color ${motion}`,
    "&:hover": { borderColor: color.ink },
    "&[aria-pressed='true']": {
      background: color.ink,
      borderColor: color.ink,
      color: color.white,
      // For browsers that darken pages.
      textDecoration: "underline",
      textUnderlineOffset: "0.3em",
      [forcedColors]: {
        forcedColorAdjust: "none",
        background: "Highlight",
        color: "HighlightText",
      },
    },
  }),
} as const;
