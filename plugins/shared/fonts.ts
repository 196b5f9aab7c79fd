import path from "node:path";

/**
 * The folder of the fonts. From where the site is built: once compiled, this
 * module lies elsewhere.
 */
const FOLDER = path.resolve("plugins/shared/fonts");

/** The fonts to print with, by name; why these files, and not the site's, see fonts/README.md. */
export const faces = {
  serif: path.join(FOLDER, "instrument-serif-400.ttf"),
  sans: path.join(FOLDER, "instrument-sans-400.ttf"),
  strong: path.join(FOLDER, "instrument-sans-600.ttf"),
} as const;
