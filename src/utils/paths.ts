/** How many entries a page of a list has. */
export const PAGE_SIZE = 24;

/** The path of a page of a list: the first is the list's own. */
export function createListPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}pagina/${page}/`;
}

/** The path of the file that has of every entry, in the list's order, what it is filtered by. */
export function createListIndexPath(listPath: string): string {
  return `${listPath}filtros.json`;
}

/**
 * Where the dossier of a listing lies.
 * @param path its page's, without path prefix: «/proyecto/1/»
 * @returns a path from the root of the site: «/dossier/proyecto-1.pdf»
 */
export function createDossierPath(path: string): string {
  return `/dossier/${path.split("/").filter(Boolean).join("-")}.pdf`;
}

/** Pixels of the pictures that pages are shared with: 1.91 to 1, as social networks show them whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Where the picture lies that a page is shared with.
 * @param path the page's, without path prefix: «/proyecto/1/»
 * @returns a path from the root of the site: «/compartir/proyecto-1.jpg»
 */
export function createSharePath(path: string): string {
  const parts = path.split("/").filter(Boolean);
  return `/compartir/${parts.join("-") || "inicio"}.jpg`;
}

interface LegalPage {
  jsonId: string;
  path: string;
}

/**
 * Where a legal link leads.
 * @param link as the content has it
 * @param pages the legal pages that there are
 * @returns its own target, else the path of its page; null where there is neither
 */
export function findLegalTarget(
  { page, target }: { page?: string | null; target?: string | null },
  pages: readonly LegalPage[],
): string | null {
  return target ?? pages.find(({ jsonId }) => jsonId === page)?.path ?? null;
}
