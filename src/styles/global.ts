import { css } from "@emotion/react";
import { color, font, radius, size, space, still } from "./tokens";

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
  [still]: {
    "*, *::before, *::after": {
      animation: "none !important",
      transition: "none !important",
    },
  },
});
