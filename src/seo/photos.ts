/** A picture of a listing. */
export interface Photo {
  /** Its address; a path is the host's, with the path prefix. */
  src: string;
  /** What it shows. */
  alt: string;
}

/**
 * The pictures of a gallery that have a file.
 * @param gallery as the page's query returns it
 * @returns the address of each one's fallback, which any program can read, and its words
 */
export function listPhotos(gallery: readonly Queries.GallerySlideFragment[]): Photo[] {
  return gallery.flatMap(({ alt, image }) => {
    const src = image.childImageSharp?.gatsbyImageData.images.fallback?.src;
    return src ? { src, alt } : [];
  });
}
