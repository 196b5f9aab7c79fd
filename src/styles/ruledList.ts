import { css } from "@emotion/react";
import { color } from "./tokens";

/** A list with a rule over it, and a lighter one under each item. */
export const ruledList = css({
  borderTop: `1px solid ${color.ink}`,
  "& > *": { borderBottom: `1px solid ${color.stone}` },
});
