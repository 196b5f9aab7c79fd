/** Folds a text for sorting as in Spanish dictionaries: ignores accents and case, ñ after n. */
export const foldAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?!\u0303)\p{M}/gu, "");

/** Reduces a text to plain letters, ñ included: "Logroño" → "logrono". */
export const foldLetters = (text: string) => foldAccents(text).replaceAll("\u0303", "");
