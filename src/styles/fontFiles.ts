/**
 * Font files in `static/` that every page preloads. Browsers cache them for a year, so a changed
 * font needs a new name.
 */
export const fontFiles = {
  serif: "/fonts/instrument-serif-400.woff2",
  sans: "/fonts/instrument-sans-400-600.woff2",
} as const;
