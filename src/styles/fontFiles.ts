/**
 * Files of `static/` that every page needs at once; they are preloaded, and kept by browsers
 * for a year: a changed font gets a new name.
 */
export const fontFiles = {
  serif: "/fonts/instrument-serif-latin-400-normal.woff2",
  sans: "/fonts/instrument-sans-latin-wght-normal.woff2",
} as const;
