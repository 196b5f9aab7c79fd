import { compilePdf } from "./typst";

/** Letters and signs, and whether a font has them. */
const known = new Map<string, boolean>();

/** Asks Typst, which refuses to export a PDF/UA with a missing glyph. */
function arePrintable(letters: readonly string[]): boolean {
  try {
    compilePdf("glyph-test.typ", letters);
    return true;
  } catch (error) {
    // Not about letters, but that a font's file is missing.
    if ((error as NodeJS.ErrnoException).code) throw error;
    return false;
  }
}

/**
 * Finds letters and signs that no font of dossiers and share pictures has.
 * @param limit the number after which it stops, because each takes some milliseconds
 * @returns each once, with its accents and variants
 */
export function findMissingGlyphs(text: string, limit: number): string[] {
  const letters = Array.from(new Intl.Segmenter("es").segment(text), ({ segment }) => segment);
  const found = [...new Set(letters)].filter((letter) => /\P{ASCII}/u.test(letter));
  const asked = found.filter((letter) => !known.has(letter));
  if (asked.length > 0 && arePrintable(asked)) for (const letter of asked) known.set(letter, true);
  const missing: string[] = [];
  for (const letter of found) {
    if (missing.length === limit) break;
    const isPrintable = known.get(letter) ?? arePrintable([letter]);
    known.set(letter, isPrintable);
    if (!isPrintable) missing.push(letter);
  }
  return missing;
}
