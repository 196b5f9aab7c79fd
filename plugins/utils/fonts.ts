import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";

/** Relative to the project, where Gatsby runs, because this module is compiled to another place. */
const FOLDER = path.resolve("plugins/utils/fonts");

/** The fonts of dossiers and share pictures, by name; fonts/README.md explains why these files. */
export const faces = {
  display: path.join(FOLDER, "instrument-serif-400.ttf"),
  text: path.join(FOLDER, "instrument-sans-400.ttf"),
  bold: path.join(FOLDER, "instrument-sans-600.ttf"),
} as const;

const opened = new Map<string, Font>();

/** Opens a font and caches it. */
export function openFont(face: keyof typeof faces): Font {
  const font = opened.get(face) ?? (create(readFileSync(faces[face])) as Font);
  opened.set(face, font);
  return font;
}

export interface Style {
  face: keyof typeof faces;
  /** In points on paper, in pixels in pictures. */
  size: number;
  /** The line height, as a multiple of the size. */
  leading: number;
  color: string;
}
