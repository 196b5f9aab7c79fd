/** Pixels of the pictures that pages are shared with: 1.91 to 1, as social networks show them whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Where the picture lies that a page is shared with.
 * @param path the page's, without path prefix: «/proyecto/1/»
 * @returns a path from the root of the site: «/compartir/proyecto-1.jpg»
 */
export function sharePath(path: string): string {
  const parts = path.split("/").filter(Boolean);
  return `/compartir/${parts.join("-") || "inicio"}.jpg`;
}
