/** The fields that decide an entry's place among those of its kind; nodes lack what JSON lacks. */
export interface OrderedNode {
  jsonId: string;
  order?: number | null;
}

/** More than any `order` may be. */
const NO_ORDER = 99_999;

/**
 * Creates a text by which entries are sorted: by the `order` that maintainers give, then by id with
 * numbers in numeric order, as "fase-2" comes before "fase-10".
 */
export function createSortKey({ jsonId, order }: OrderedNode): string {
  const pad = (number: string | number, length: number) => String(number).padStart(length, "0");
  // An id has 60 characters at most.
  return `${pad(order ?? NO_ORDER, 5)} ${jsonId.replace(/\d+/g, (number) => pad(number, 60))}`;
}
