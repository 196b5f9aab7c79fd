interface Listing {
  title: string;
  image: { relativePath: string };
  gallery: readonly { alt: string; image: { relativePath: string } }[];
}

/** The words for a listing's main picture: the gallery's for the same file, else its title. */
export function altOf({ title, image, gallery }: Listing): string {
  return gallery.find((picture) => picture.image.relativePath === image.relativePath)?.alt ?? title;
}
