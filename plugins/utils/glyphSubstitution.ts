import { faces, openFont } from "./fonts";

/** Cached by character, because glyph look-ups are slow. */
const substitutions = new Map<string, ReturnType<typeof createSubstitution>>();

const faceNames = Object.keys(faces) as (keyof typeof faces)[];

const isInFonts = (text: string) =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0).every((code) =>
    faceNames.every((face) => openFont(face).hasGlyphForCodePoint(code)),
  );

/** Finds the replacement for a character in print, and whether it reads the same. */
function createSubstitution(character: string) {
  // Default-ignorable code points: soft hyphens, joiners and the like.
  if (/\p{DI}/u.test(character)) return { text: "", isEquivalent: true };
  if (isInFonts(character)) return { text: character, isEquivalent: true };
  const compatible = character.normalize("NFKC").replace("\u2044", "/");
  const text = /\p{Pd}/u.test(character) ? "-" : compatible;
  if (!isInFonts(text)) return { text: "", isEquivalent: false };
  return { text, isEquivalent: /[\p{L}\p{Nd}\p{Zs}\p{Pd}]/u.test(character) };
}

function getSubstitution(character: string) {
  const substitution = substitutions.get(character) ?? createSubstitution(character);
  substitutions.set(character, substitution);
  return substitution;
}

/** Replaces characters that the embedded fonts lack by their NFKC equivalent, or removes them. */
export const replaceMissingGlyphs = (text: string): string =>
  text
    // Keeps two and a half, "2½", from becoming "21/2".
    .replace(/(?<=\d)(?=[¼½¾⅐-⅞])/gu, " ")
    .replace(/\P{ASCII}/gu, (character) => getSubstitution(character).text);

/**
 * Finds the characters whose replacement in print reads differently.
 * @returns each character once, with what to write instead, if anything
 */
export const findMissingGlyphs = (text: string): { character: string; instead: string }[] =>
  [...new Set(text.match(/\P{ASCII}/gu))].flatMap((character) => {
    const { text, isEquivalent } = getSubstitution(character);
    return isEquivalent ? [] : [{ character, instead: text.trim() }];
  });
