import { css } from "@emotion/react";
import { color, print } from "./tokens";

/**
 * Rules for all printed components: no backgrounds but those marked with `data-printed`, and no
 * controls. `!important` overrides the classes of components and `style` attributes.
 */
export const printStyles = css({
  "@page": { margin: "12mm 14mm" },
  [print]: {
    html: { fontSize: 12 },
    "*:not([data-printed]), *::before, *::after": {
      background: "none !important",
      boxShadow: "none !important",
      // Backgrounds would be printed while they fade.
      transition: "none !important",
      color: `${color.ink} !important`,
    },
    "nav, form, [role='search'], button, iframe, [popover]": { display: "none !important" },
    "h1, h2, h3": { breakAfter: "avoid" },
    "li, tr, figure, picture, blockquote, dl > div": { breakInside: "avoid" },
    p: { orphans: 3, widows: 3 },
  },
});
