import type { CSSObject } from "@emotion/react";

/** In em, so that large text gets the layout of a narrow window; also for `sizes` and scripts. */
export const minWidth = {
  tablet: "(min-width: 42.5em)",
  desktop: "(min-width: 56.25em)",
  menu: "(min-width: 65em)",
} as const;

/** Media queries for wider windows; styles are mobile first. */
export const from = {
  tablet: `@media ${minWidth.tablet}`,
  desktop: `@media ${minWidth.desktop}`,
  menu: `@media ${minWidth.menu}`,
} as const;

/** Phones with large text, where only a few words fit on a line. */
export const largeText = "@media not all and (min-width: 20em)";

/** Windows narrower than a tablet. */
export const belowTablet = `@media not all and ${minWidth.tablet}`;

export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

export const reducedMotion = `@media ${reducedMotionQuery}`;

const SUPPORT = "(animation-timeline: scroll())";

/** Whether the browser supports scroll-driven animations. */
export const SCROLL_DRIVEN = `@supports ${SUPPORT}`;
export const NOT_SCROLL_DRIVEN = `@supports not ${SUPPORT}`;

export const forcedColors = "@media (forced-colors: active)";

/** Styles for pages without scripts: the browser has none, or the page's own failed (scriptLoader.ts). */
export const withoutScripts = (styles: CSSObject): CSSObject => ({
  "@media (scripting: none)": styles,
  "[data-scripts='failed'] &, &[data-scripts='failed']": styles,
});
