import { faces, openFont } from "./fonts";

/** What is printed for a character, and whether it reads as if it were the same. */
interface Print {
  text: string;
  isAlike: boolean;
}

/** By character, since fonts are slow to ask. */
const prints = new Map<string, Print>();

const fonts = Object.keys(faces) as (keyof typeof faces)[];

const isInFonts = (text: string) =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0).every((code) =>
    fonts.every((face) => openFont(face).hasGlyphForCodePoint(code)),
  );

function choosePrint(character: string): Print {
  // Soft hyphens, joiners and the like.
  if (/\p{DI}/u.test(character)) return { text: "", isAlike: true };
  if (isInFonts(character)) return { text: character, isAlike: true };
  const equal = character.normalize("NFKC").replace("\u2044", "/");
  const plain = /\p{Pd}/u.test(character) ? "-" : equal;
  if (!isInFonts(plain)) return { text: "", isAlike: false };
  // Two and a half is "2 1/2".
  const text = /\d\//.test(plain) ? ` ${plain}` : plain;
  return { text, isAlike: /[\p{L}\p{Nd}\p{Zs}\p{Pd}]/u.test(character) };
}

function getPrint(character: string): Print {
  const print = prints.get(character) ?? choosePrint(character);
  prints.set(character, print);
  return print;
}

/** Writes a text with what all fonts of print have: plain equals, and nothing where there is none. */
export const toPrint = (text: string): string =>
  text.replace(/\P{ASCII}/gu, (character) => getPrint(character).text);

/**
 * Finds the characters that are not printed as they are.
 * @returns each once, with what to write instead, if anything
 */
export const findUnprintable = (text: string): { character: string; instead: string }[] =>
  [...new Set(text.match(/\P{ASCII}/gu))].flatMap((character) => {
    const { text, isAlike } = getPrint(character);
    return isAlike ? [] : [{ character, instead: text.trim() }];
  });
