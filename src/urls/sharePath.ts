import { createPageSlug } from "./pageSlug";

/** In pixels; social networks show 1.91:1 without cropping. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The folder of all share pictures. */
const SHARE_FOLDER = "/compartir";

/** Creates the path of a page's share picture: "/proyecto/1/" → "/compartir/proyecto-1.jpg". */
export function createSharePath(path: string): string {
  return `${SHARE_FOLDER}/${createPageSlug(path) || "inicio"}.jpg`;
}
