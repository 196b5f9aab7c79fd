import { css } from "@emotion/react";

/** For what only screen readers say. */
export const visuallyHidden = css({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
