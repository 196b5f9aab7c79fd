import { css } from "@emotion/react";
import { withPrefix } from "gatsby";
import { fontFiles } from "./fontFiles";

/** The subset that Fontsource calls `latin`. */
const latin =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";

/** The fallbacks have the metrics of the fonts, computed with createFontStack of @capsizecss/core. */
export const fontFaces = css`
  @font-face {
    font-family: "Instrument Serif";
    src: url(${withPrefix(fontFiles.serif)}) format("woff2");
    font-display: swap;
    unicode-range: ${latin};
  }
  @font-face {
    font-family: "Instrument Sans";
    src: url(${withPrefix(fontFiles.sans)}) format("woff2");
    font-weight: 400 700;
    font-display: swap;
    unicode-range: ${latin};
  }
  @font-face {
    font-family: "Instrument Serif Fallback";
    src: local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif");
    ascent-override: 117.9435%;
    descent-override: 36.9318%;
    line-gap-override: 0%;
    size-adjust: 83.9385%;
  }
  @font-face {
    font-family: "Instrument Sans Fallback";
    src: local("Arial"), local("ArialMT"), local("Liberation Sans");
    ascent-override: 94.4163%;
    descent-override: 24.3341%;
    line-gap-override: 0%;
    size-adjust: 102.7365%;
  }
`;
