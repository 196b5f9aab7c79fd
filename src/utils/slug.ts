/** Folds a text for sorting as in Spanish dictionaries: ignores accents and case, ñ after n. */
export const foldAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?!\u0303)\p{M}/gu, "");

/** Reduces a text to plain letters, ñ included: "Logroño" → "logrono". */
export const foldLetters = (text: string) => foldAccents(text).replaceAll("\u0303", "");

/** "Ático en Chamberí" → "atico-en-chamberi"; empty without Latin letters or digits. */
export const slugify = (text: string) => (foldLetters(text).match(/[a-z\d]+/g) ?? []).join("-");
