import { css } from "@emotion/react";
import { from } from "./mediaQueries";
import { space } from "./tokens";

/** The twelve-column grid that sections share; below desktop width, items are stacked. */
export const columns = css({
  display: "grid",
  columnGap: space.gridGap,
  "& > *": { minWidth: 0 },
  [from.desktop]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
});
