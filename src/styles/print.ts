import { css } from "@emotion/react";
import { color, print } from "./tokens";

/**
 * Print rules for all components: no controls, and no backgrounds except those marked with
 * `data-printed`. `!important` overrides both component classes and `style` attributes.
 */
export const printStyles = css({
  "@page": { margin: "12mm 14mm" },
  [print]: {
    html: { fontSize: 12 },
    "*:not([data-printed]), *::before, *::after": {
      background: "none !important",
      boxShadow: "none !important",
      // Otherwise backgrounds would be printed while they fade out.
      transition: "none !important",
      color: `${color.ink} !important`,
    },
    "nav, form, [role='search'], button, iframe, [popover]": { display: "none !important" },
    "h1, h2, h3": { breakAfter: "avoid" },
    "li, tr, figure, picture, blockquote, dl > div": { breakInside: "avoid" },
    p: { orphans: 3, widows: 3 },
  },
});
