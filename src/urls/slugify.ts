import { foldLetters } from "../utils/foldAccents";

/** "Ático en Chamberí" → "atico-en-chamberi"; empty without Latin letters or digits. */
export const slugify = (text: string) => (foldLetters(text).match(/[a-z\d]+/g) ?? []).join("-");
