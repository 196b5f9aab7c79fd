/** How many entries a page of a list has. */
export const PAGE_SIZE = 24;

/** Creates the path of a page of a list; the first page has that of the list. */
export function createListPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}pagina/${page}/`;
}

/** Creates the path of the file with the filtered facts of all entries, in the list's order. */
export function createListIndexPath(listPath: string): string {
  return `${listPath}filtros.json`;
}

/** Creates the path of a listing's dossier: "/proyecto/1/" → "/dossier/proyecto-1.pdf". */
export function createDossierPath(path: string): string {
  return `/dossier/${path.split("/").filter(Boolean).join("-")}.pdf`;
}

/** Pixels; social networks show 1.91 to 1 without cropping. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Creates the path of a page's share picture: "/proyecto/1/" → "/compartir/proyecto-1.jpg". */
export function createSharePath(path: string): string {
  const parts = path.split("/").filter(Boolean);
  return `/compartir/${parts.join("-") || "inicio"}.jpg`;
}

interface LegalPage {
  jsonId: string;
  path: string;
}

/** Finds where a legal link leads: its own target, else the path of its page, if there is one. */
export function findLegalTarget(
  { page, target }: { page?: string | null; target?: string | null },
  pages: readonly LegalPage[],
): string | null {
  return target ?? pages.find(({ jsonId }) => jsonId === page)?.path ?? null;
}
