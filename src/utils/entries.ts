/** The fields that decide an entry's place in its list. */
export interface Ordered {
  jsonId: string;
  order: number | null;
}

/** Sorts by the `order` that maintainers give, then by id with numbers in numeric order. */
export function compareByOrder(a: Ordered, b: Ordered): number {
  const difference = (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER);
  return difference || a.jsonId.localeCompare(b.jsonId, "es", { numeric: true });
}

interface Listing {
  title: string;
  image: { relativePath: string };
  gallery: readonly {
    alt: string;
    focus: string | null;
    image: { relativePath: string };
  }[];
}

const findMainPicture = ({ image, gallery }: Listing) =>
  gallery.find((picture) => picture.image.relativePath === image.relativePath);

/** Finds the alternative text of a listing's main picture in its gallery; else it is the title. */
export function findAlt(listing: Listing): string {
  return findMainPicture(listing)?.alt ?? listing.title;
}

/** Finds the focal point of a listing's main picture. */
export function findFocus(listing: Listing): string | null {
  return findMainPicture(listing)?.focus ?? null;
}

/** Narrows what GraphQL may return as `null`; the content check guarantees these entries. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("A query found nothing");
  return value;
}
