import { css } from "@emotion/react";
import { color } from "./tokens";

const screenOnly =
  "[data-screen-only], nav, form, fieldset, button, iframe, [popover], [role='search'], [role='dialog'], [role='status'], a[href^='#']";

/** All print rules. */
export const printRules = css({
  "@page": { margin: "12mm 8mm" },
  "@media print": {
    html: { fontSize: 12 },
    [screenOnly]: { display: "none !important" },
    // The energy rating keeps its colours, which are information.
    "[role='img']": { printColorAdjust: "exact" },
    "*:not([role='img']), *::before, *::after": {
      background: "none !important",
      boxShadow: "none !important",
      color: `${color.ink} !important`,
      // Otherwise backgrounds would be printed while they fade out.
      transition: "none !important",
    },
    "h1, h2, h3": { breakAfter: "avoid" },
    "h1, h2, h3, div:has(> h2), li, dl > div, tr, table, figure, picture, blockquote, address, details, footer, aside":
      {
        breakInside: "avoid",
      },
    p: { orphans: 3, widows: 3 },
    // Otherwise it would be repeated on every sheet.
    tfoot: { display: "table-row-group" },
    "details::details-content": { contentVisibility: "visible" },
    "a[data-url]::after": { content: "attr(data-url)" },
    // An id, which outweighs the classes of components.
    "#___gatsby": {
      "*": { minHeight: 0 },
      // Nothing covers anything else.
      "header, aside": { position: "static" },
      // Instead of room for the fixed header.
      "main > *": { paddingBlock: "1rem" },
      // A picture keeps its proportions, on one sheet.
      picture: { contain: "none" },
      img: { maxHeight: "12cm", objectFit: "contain" },
    },
  },
});
