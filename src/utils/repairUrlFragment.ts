/** Decodes a part of an address; undefined if it is malformed. */
export function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Corrects the fragment of the address if the page has no such element: to the one that it probably
 * means ("#Contacto", "#contacto/", "#contacto?a=b"), and scrolls there, or else to none.
 * @returns whether the page has what the fragment means
 */
export function repairFragment(): boolean {
  const { origin, pathname, search, hash } = location;
  const text = decodePart(hash.slice(1)) ?? "";
  if (document.getElementById(text)) return true;
  const name = text.split(/[?&/]/)[0]?.toLowerCase();
  const target = [...document.querySelectorAll("[id]")].find(({ id }) => id.toLowerCase() === name);
  // Without it, Back restores the scroll position.
  const fragment = target ? `#${target.id}` : "";
  history.replaceState(history.state, "", origin + pathname + search + fragment);
  target?.scrollIntoView();
  return target !== undefined;
}
