/** As Spanish dictionaries sort: accents and capitals do not count, and ñ comes after n. */
export const foldAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?!\u0303)\p{M}/gu, "");

/** The plain letters of a text, also of ñ: "Logroño" → "logrono". */
export const foldLetters = (text: string) => foldAccents(text).replaceAll("\u0303", "");

/** "Ático en Chamberí" → "atico-en-chamberi"; nothing of a text without Latin letters and digits. */
export const slugify = (text: string) => (foldLetters(text).match(/[a-z\d]+/g) ?? []).join("-");
