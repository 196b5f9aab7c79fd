/**
 * Gets the place of an element in the page, as a selector. Elements are counted by their kind, so
 * that those which a translation puts round texts don't count.
 */
export function getPlace({ parentElement, localName, previousElementSibling }: Element): string {
  if (!parentElement) return localName;
  let number = 1;
  for (let other = previousElementSibling; other; other = other.previousElementSibling) {
    if (other.localName === localName) number += 1;
  }
  return `${getPlace(parentElement)}>${localName}:nth-of-type(${number})`;
}

/** Finds the element that has taken the place of another. */
export const findAgain = (place: string) => document.querySelector<HTMLElement>(place);
