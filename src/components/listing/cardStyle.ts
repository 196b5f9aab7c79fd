import { css } from "@emotion/react";
import { color, motion } from "../../styles/tokens";

/** A card whose link covers it (linkStyles.cover). */
export const cardStyle = css({
  position: "relative",
  img: { transition: "transform 300ms ease-out" },
  h3: { transition: `color ${motion}` },
  "&:hover img": { transform: "scale(1.015)" },
  "&:hover h3": { color: color.terracotta },
});
