import { css } from "@emotion/react";
import { color, size } from "./tokens";

const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.25rem",
  textDecorationThickness: 1,
  textUnderlineOffset: "0.3em",
});

/** Text links that are tall enough for touch. */
export const linkStyles = {
  underlined: css(link, { "&:hover": { color: color.accent } }),
  plain: css(link, { textDecoration: "none", "&:hover": { color: color.accent } }),
  onInk: css(link, {
    // Two links of two lines each stay apart.
    paddingBlock: "0.25rem",
    lineHeight: 1.3,
    textDecoration: "none",
    "&[href]:hover": { color: color.accentOnInk, textDecoration: "underline" },
  }),
  /** With an icon, for links and buttons beside a primary button. */
  quiet: css(link, {
    gap: "0.5rem",
    minHeight: "2.75rem",
    fontSize: size.label,
    textDecoration: "none",
    svg: { color: color.accent, fontSize: "0.875rem" },
    "& > span": { borderBottom: `1px solid ${color.edge}`, lineHeight: 1.3 },
    "&:hover": { color: color.accent },
  }),
  /** Makes the link cover its nearest positioned ancestor; its text stays its accessible name. */
  cover: css({
    textDecoration: "none",
    "&::after": { content: '""', position: "absolute", inset: 0 },
  }),
} as const;
