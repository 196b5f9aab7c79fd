import { css } from "@emotion/react";
import { color, motion } from "./tokens";

/** A card that is covered by its link (linkStyles.cover). */
export const cardStyle = css({
  position: "relative",
  // Leaves some space below the header when an anchor leads here.
  scrollMarginTop: "1.5rem",
  img: { transition: "transform 300ms ease-out" },
  h3: { transition: `color ${motion}` },
  "&:hover img": { transform: "scale(1.015)" },
  "&:hover h3": { color: color.accent },
});
