import { css } from "@emotion/react";
import { color, font, radius, size, space, still } from "./tokens";

/**
 * Browsers that fill in forms lay out what has fields as soon as the page is read; the lists
 * that fields are about are parts of their own, so that they are not laid out with them.
 */
const farBelow = [
  "main > section ~ section",
  "main > section ~ section [role=search] ~ ul",
  "main article section ~ section",
  "main aside",
].join();

export const globalStyles = css({
  "*, *::before, *::after": { boxSizing: "border-box" },
  "*": { margin: 0 },
  html: {
    scrollBehavior: "smooth",
    scrollPaddingTop: `calc(${space.header} + 0.5rem)`,
    textSizeAdjust: "100%",
    WebkitTextSizeAdjust: "100%",
    [still]: { scrollBehavior: "auto" },
  },
  body: {
    background: color.plaster,
    color: color.ink,
    fontFamily: font.sans,
    fontSize: size.body,
    lineHeight: 1.6,
    fontVariantNumeric: "tabular-nums",
    WebkitFontSmoothing: "antialiased",
    overflowWrap: "break-word",
  },
  "h1, h2, h3, h4": { fontWeight: 400, textWrap: "balance" },
  "h1, h2, h3": {
    fontFamily: font.serif,
    lineHeight: 1.05,
    letterSpacing: "-0.01em",
  },
  h2: { fontSize: size.display },
  h3: { fontSize: size.heading, lineHeight: 1.15 },
  p: { textWrap: "pretty" },
  "ul, ol": { padding: 0, listStyle: "none" },
  "img, svg, iframe": { display: "block", maxWidth: "100%" },
  a: { color: "inherit", transition: `color 200ms ease-out` },
  "button, input, select, textarea": { font: "inherit", color: "inherit" },
  ":focus-visible": {
    outline: `3px solid ${color.terracotta}`,
    outlineOffset: 3,
    borderRadius: radius,
  },
  "[tabindex='-1']:focus": { outline: "none" },
  // What is far below is laid out at the first sign of the visitor, before anything leads there:
  // the loader then wakes the page (src/delivery/loader.ts). Without scripts it is at once.
  "@media screen and (scripting: enabled)": {
    [`html:not([data-awake]) :is(${farBelow})`]: {
      contentVisibility: "auto",
      // No width: a grid would make room for it.
      containIntrinsicBlockSize: "auto 60rem",
    },
  },
  [still]: {
    "*, *::before, *::after": {
      animation: "none !important",
      transition: "none !important",
    },
  },
});
