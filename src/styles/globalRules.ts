import { css } from "@emotion/react";
import { NOT_SCROLL_DRIVEN, reducedMotion, withoutScripts } from "./mediaQueries";
import { color, font, motion, radius, size, space, tableOfContents } from "./tokens";

export const globalRules = css({
  "*, *::before, *::after": { boxSizing: "border-box" },
  "*": { margin: 0 },
  html: {
    scrollPaddingTop: space.header,
    textSizeAdjust: "100%",
    WebkitTextSizeAdjust: "100%",
    // Without scripts and scroll-driven animations, the landing page's header scrolls away.
    ...withoutScripts({
      [NOT_SCROLL_DRIVEN]: { "&:has(header:not([data-solid]) #menu)": { scrollPaddingTop: 0 } },
    }),
  },
  // Not by the page's scroll padding, with which Chromium misses the place on a reload.
  [`#${tableOfContents.id} ~ :is(section, nav), #${tableOfContents.id} ~ * :is(section, :target, :focus-visible)`]:
    {
      scrollMarginTop: `calc(${tableOfContents.height} + 1.5rem)`,
    },
  // Nothing has the focus while a page loads, so it jumps to its anchor without smooth scrolling.
  "html:focus-within": {
    scrollBehavior: "smooth",
    [reducedMotion]: { scrollBehavior: "auto" },
    // Chromium ends smooth scrolling to a field when it selects its text, however it is covered.
    "&:has(:is(input, select, textarea):focus)": { scrollBehavior: "auto" },
  },
  // Locks the page behind the open menu, except without scripts, when links don't close the menu.
  "html:has(#menu:popover-open)": {
    overflow: "hidden",
    scrollbarGutter: "stable",
    ...withoutScripts({ overflow: "visible" }),
  },
  body: {
    background: color.page,
    color: color.ink,
    fontFamily: font.text,
    fontSize: size.body,
    lineHeight: 1.6,
    fontVariantNumeric: "tabular-nums",
    WebkitFontSmoothing: "antialiased",
    overflowWrap: "anywhere",
  },
  "h1, h2, h3": {
    fontWeight: 400,
    textWrap: "balance",
    fontFamily: font.display,
    lineHeight: 1.05,
    letterSpacing: "-0.01em",
  },
  h2: { fontSize: size.display },
  h3: { fontSize: size.heading, lineHeight: 1.15 },
  p: { textWrap: "pretty" },
  // Not `none`, with which Safari no longer tells screen readers that it is a list.
  "ul, ol": { padding: 0, listStyle: "''" },
  fieldset: { minInlineSize: 0, padding: 0, border: 0 },
  "img, svg, iframe": { display: "block", maxWidth: "100%" },
  a: { color: "inherit", transition: `color ${motion}` },
  // The font's kerning would hide the dot of an address under the letter before it.
  "a[href^='mailto:']": { fontKerning: "none" },
  "button, input, select, textarea": { font: "inherit", color: "inherit" },
  button: { padding: 0, border: 0, background: "none", cursor: "pointer" },
  ":focus-visible": {
    outline: `3px solid ${color.ink}`,
    outlineOffset: 3,
    borderRadius: radius,
  },
  "[tabindex='-1']:focus": { outline: "none" },
  // Controls that don't work without scripts.
  "[data-script-only]": withoutScripts({ display: "none !important" }),
  [reducedMotion]: {
    "*, *::before, *::after": { transition: "none !important" },
  },
});
