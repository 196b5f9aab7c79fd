import { css } from "@emotion/react";
import { color, print } from "./tokens";

/**
 * What holds on paper for all components: no ink for grounds, unless they say something
 * (`data-printed`), and none of what only a screen can work. Where they lie otherwise on paper, they say so themselves. The
 * weight is needed against the classes of components and against `style` attributes.
 */
export const printStyles = css({
  "@page": { margin: "12mm 14mm" },
  [print]: {
    html: { fontSize: 12 },
    "*:not([data-printed]), *::before, *::after": {
      background: "none !important",
      boxShadow: "none !important",
      // What has a ground on the screen would lose it slowly, and be printed meanwhile.
      transition: "none !important",
      color: `${color.ink} !important`,
    },
    "nav, form, [role='search'], button, dialog, iframe, [popover]": { display: "none !important" },
    "h1, h2, h3": { breakAfter: "avoid" },
    "li, tr, figure, picture, blockquote, dl > div": { breakInside: "avoid" },
    p: { orphans: 3, widows: 3 },
  },
});
