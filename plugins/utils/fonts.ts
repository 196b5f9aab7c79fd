import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";

/** Relative to the project, where gatsby runs: this module is compiled to another place. */
const FOLDER = path.resolve("plugins/utils/fonts");

/** The fonts for print and share pictures, by name; fonts/README.md says why these files. */
export const faces = {
  serif: path.join(FOLDER, "instrument-serif-400.ttf"),
  sans: path.join(FOLDER, "instrument-sans-400.ttf"),
  strong: path.join(FOLDER, "instrument-sans-600.ttf"),
} as const;

const opened = new Map<string, Font>();

/** Opens a font, once. */
export function openFont(face: keyof typeof faces): Font {
  const font = opened.get(face) ?? (create(readFileSync(faces[face])) as Font);
  opened.set(face, font);
  return font;
}

/** A text style. */
export interface Style {
  face: keyof typeof faces;
  /** Points on paper, pixels in pictures. */
  size: number;
  /** The distance between lines, as a factor of the size. */
  leading: number;
  color: string;
}
