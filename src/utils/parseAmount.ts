/** Parses euros as they are typed: «126.000,50 €», «126 mil», «1.200 € al mes»; undefined if it is no sum. */
export function parseAmount(text: string): number | undefined {
  const amount =
    /^(?:€\s*)?(\d+|\d{1,3}(?:[.,\s]\d{3})+)(?:[.,](\d{0,2}))?-?\s*(mil|k)?\s*(?:€|euros?)?\s*(?:(?:\/|al )\s*mes)?\.?$/i;
  const [, whole, decimals = "", thousands] = amount.exec(text.trim()) ?? [];
  if (!whole) return undefined;
  const euros = Number(`${whole.replace(/\D/g, "")}.${decimals}`);
  return thousands ? Math.round(euros * 1000) : Math.floor(euros);
}
