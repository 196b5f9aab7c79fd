interface Listing {
  title: string;
  image: { id: string };
  gallery: readonly { alt: string; image: { id: string } }[];
}

/** The words for a listing's main picture: the gallery's for the same file, else its title. */
export function altOf({ title, image, gallery }: Listing): string {
  return gallery.find((picture) => picture.image.id === image.id)?.alt ?? title;
}
