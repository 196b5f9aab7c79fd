import { css } from "@emotion/react";
import { color, motion, size } from "../../styles/tokens";

/** A card whose link covers it (linkStyles.cover). */
export const cardStyle = css({
  position: "relative",
  // Some air under the header, where an address leads to it.
  scrollMarginTop: "1.5rem",
  img: { transition: "transform 300ms ease-out" },
  h3: { transition: `color ${motion}` },
  "&:hover img": { transform: "scale(1.015)" },
  "&:hover h3": { color: color.terracotta },
});

/** A picture and, in a corner of the page's colour, the note that it is a rendering. */
export const renderingStyles = {
  picture: css({ position: "relative" }),
  note: css({
    position: "absolute",
    insetInlineEnd: 0,
    bottom: 0,
    padding: "0.25rem 0 0 0.75rem",
    background: color.plaster,
    color: color.muted,
    fontSize: size.tiny,
    lineHeight: 1.2,
  }),
};
