/** As Spanish dictionaries sort: accents and capitals do not count, and ñ comes after n. */
export const foldAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?!\u0303)\p{M}/gu, "");

/** "Ático en Chamberí" → "atico-en-chamberi"; nothing of a text without Latin letters and digits. */
export function slugify(text: string): string {
  const plain = foldAccents(text).replaceAll("\u0303", "");
  return (plain.match(/[a-z\d]+/g) ?? []).join("-");
}
