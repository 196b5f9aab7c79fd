import { readJsonId } from "./readNodeValues";

/** The fields that decide an entry's position in its list; a node lacks what its JSON lacks. */
export interface OrderedNode {
  jsonId: string;
  order?: number | null;
}

/** Greater than any valid `order`. */
const NO_ORDER = 99_999;

/**
 * Creates the string by which entries are sorted: by the maintainers' `order`, then by id with
 * natural sorting, so that "fase-2" comes before "fase-10".
 */
export function createSortKey(node: OrderedNode): string {
  const order = typeof node.order === "number" ? node.order : NO_ORDER;
  const pad = (number: string | number, length: number) => String(number).padStart(length, "0");
  // An id has at most 60 characters.
  return `${pad(order, 5)} ${readJsonId(node).replace(/\d+/g, (number) => pad(number, 60))}`;
}
