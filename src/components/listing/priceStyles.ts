import { css } from "@emotion/react";
import { color, font, size } from "../../styles/tokens";

/** The styles of a listing's price beside its title. */
export const priceStyles = {
  sum: css({
    display: "inline-block",
    fontFamily: font.display,
    fontSize: "clamp(1.75rem, 1.5rem + 0.8vw, 2.25rem)",
    lineHeight: 1.1,
  }),
  note: css({ color: color.muted, fontSize: size.small }),
  detail: css({ display: "block", color: color.muted, fontSize: size.small }),
};
