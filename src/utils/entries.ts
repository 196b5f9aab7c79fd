/** The fields that decide an entry's place in its list. */
export type Ordered = Pick<Queries.Project, "jsonId" | "order">;

/** Sorts by code units: the first sorting by language takes a slow phone 50 ms. */
export const compareKeys = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** "fase-2" comes before "fase-10"; an id has 60 characters at most. */
const createIdKey = (id: string) => id.replace(/\d+/g, (number) => number.padStart(60, "0"));

/** Sorts by the `order` that maintainers give, then by id with numbers in numeric order. */
export function compareByOrder(a: Ordered, b: Ordered): number {
  const difference = (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER);
  return difference || compareKeys(createIdKey(a.jsonId), createIdKey(b.jsonId));
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

/** Finds what a listing's gallery says of its main picture; else its title stands for it. */
export function describeMainPicture({ title, image, gallery }: Listing) {
  const picture = gallery.find((one) => one.image.relativePath === image.relativePath);
  return { alt: picture?.alt ?? title, focus: picture?.focus ?? null };
}

/** Narrows what GraphQL may return as `null`; the content check guarantees these entries. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("A query found nothing");
  return value;
}
