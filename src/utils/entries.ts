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

/**
 * Narrows what GraphQL may return as `null`; the content check guarantees these entries.
 * @param name what an error says is missing
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`A query found no ${name}`);
  return value;
}
