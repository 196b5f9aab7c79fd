import { css, keyframes } from "@emotion/react";
import { forcedColors, reducedMotion } from "../../styles/mediaQueries";
import { color } from "../../styles/tokens";

export const LOADING_ID = "cargando";

/** A bar at the top while the next page is on its way; gatsby-browser.tsx sets its text. */
export function LoadingBar() {
  return <p id={LOADING_ID} role="status" css={bar} />;
}

const slide = keyframes({ from: { transform: "translateX(-100%)" } });

const bar = css({
  position: "fixed",
  zIndex: 20,
  inset: "0 0 auto",
  // Its text is for screen readers.
  height: 3,
  overflow: "hidden",
  color: "transparent",
  pointerEvents: "none",
  "&:not(:empty)::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: color.accent,
    animation: `${slide} 1.5s ease-out infinite`,
    [reducedMotion]: { animation: "none" },
    [forcedColors]: { background: "Highlight" },
  },
});
