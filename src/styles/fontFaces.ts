import { css } from "@emotion/react";
import { withPrefix } from "gatsby";
import { fontFiles } from "./fontFiles";

/** The characters in the files: Spanish and similar languages; see static/fonts/README.md. */
const characters =
  "U+0020-007E, U+00A0-00A1, U+00A3, U+00A9-00AB, U+00AE, U+00B0, U+00B7, U+00BA-00BB, U+00BF-00C1, U+00C4, U+00C7-00CA, U+00CD, U+00CF, U+00D1-00D3, U+00D6-00D7, U+00DA, U+00DC, U+00DF-00E4, U+00E7-00EB, U+00ED-00EF, U+00F1-00F6, U+00F8, U+00FA-00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212";

/** The fallbacks match the fonts' metrics, computed with createFontStack of @capsizecss/core. */
export const fontFaces = css`
  @font-face {
    font-family: "Instrument Serif";
    src: url(${withPrefix(fontFiles.serif)}) format("woff2");
    font-display: swap;
    unicode-range: ${characters};
  }
  @font-face {
    font-family: "Instrument Sans";
    src: url(${withPrefix(fontFiles.sans)}) format("woff2");
    font-weight: 400 600;
    font-display: swap;
    unicode-range: ${characters};
  }
  @font-face {
    font-family: "Instrument Serif Fallback";
    src: local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif"),
      local("Tinos");
    ascent-override: 117.9435%;
    descent-override: 36.9318%;
    line-gap-override: 0%;
    size-adjust: 83.9385%;
  }
  @font-face {
    font-family: "Instrument Sans Fallback";
    src: local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Arimo");
    ascent-override: 94.4163%;
    descent-override: 24.3341%;
    line-gap-override: 0%;
    size-adjust: 102.7365%;
  }
`;
