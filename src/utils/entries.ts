interface Entry {
  jsonId: string;
  order: number | null;
}

/** Puts entries as their maintainers want them: by `order`, then by id as people count (2, 10). */
export function compareByOrder(a: Entry, b: Entry): number {
  const difference = (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER);
  return difference || a.jsonId.localeCompare(b.jsonId, "es", { numeric: true });
}

interface Listing {
  title: string;
  image: { relativePath: string };
  gallery: readonly { alt: string; image: { relativePath: string } }[];
}

/** The words for a listing's main picture: the gallery's for the same file, else its title. */
export function findAlt({ title, image, gallery }: Listing): string {
  return gallery.find((picture) => picture.image.relativePath === image.relativePath)?.alt ?? title;
}

/**
 * What a query returned, without the `null` that GraphQL allows at its root.
 * The content check lets no build start without these entries, so a `null`
 * here is a fault of the code.
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("A query found nothing");
  return value;
}
