/**
 * Files of `static/` that every page needs at once; they are preloaded, and kept by browsers
 * for a year: a changed font gets a new name.
 */
export const fontFiles = {
  serif: "/fonts/instrument-serif-400.woff2",
  sans: "/fonts/instrument-sans-400-600.woff2",
} as const;
