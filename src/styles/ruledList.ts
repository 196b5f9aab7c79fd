import { css } from "@emotion/react";
import { from } from "./mediaQueries";
import { color } from "./tokens";

/** A list with a rule above it and a lighter one below each item. */
export const ruledList = css({
  borderTop: `1px solid ${color.ink}`,
  "& > *": { borderBottom: `1px solid ${color.rule}` },
});

/** A ruled list in two columns. */
export const twoColumnRuledList = css(ruledList, {
  display: "grid",
  columnGap: "2.5rem",
  // An item alone in the last row gets a rule across both columns.
  "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
});
