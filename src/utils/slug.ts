/** "Ático en Chamberí" → "atico-en-chamberi"; nothing of a text without Latin letters and digits. */
export function slugify(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[a-z\d]+/g) ?? []).join("-");
}
