/** Invisible characters, such as a soft hyphen; those that the check reports are not among them. */
const INVISIBLE = /(?!\u200D|\p{VS}|[\u202A-\u202E\u2066-\u2069\uFEFF])\p{DI}/gu;

/** Joiners and variation selectors that don't belong to an emoji. */
const JOINERS = /(?<!\p{ExtPict}|\p{EMod}|\uFE0F)(?:\u200D|\p{VS})/gu;

/**
 * Normalizes a text to how it looks: no invisible characters, composed accents, single plain
 * spaces, none at the ends. Only a number and its unit get a non-breaking space, however they were
 * typed.
 */
export const normalizeText = (text: string): string =>
  text
    .replace(INVISIBLE, "")
    .replace(JOINERS, "")
    .normalize("NFC")
    .replace(/[\p{Zs}\t\v]+/gu, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/(?<=\d) (?=[€%]|m²)/g, "\u00A0")
    .trim();
