import { slugify } from "./slug";

/** The anchors of the landing page's sections, in addition to those of lists (src/kinds.ts). */
export const landingAnchors = ["inicio", "nosotros", "equipo", "inversion", "contacto"];

/** Drops a site path's query and adds its trailing slash: "/alquiler?x=1#y" → "/alquiler/#y". */
export function normalizeTarget(target: string): string {
  const [address = "", ...hash] = target.split("#");
  const path = address.replace(/\?.*/, "").replace(/([^/])$/, "$1/");
  return [path, ...hash].join("#");
}

/** Whether a site path points to a file, such as "/tarifas.pdf#page=2". */
export const isFileTarget = (target: string) => /^\/[^/?#][^?#]*\.\w+([?#]|$)/.test(target);

/** How many entries a list's page has; a longer list is paginated, and has no filters. */
export const PAGE_SIZE = 48;

/** Creates the path of a list's page; the first page has the list's own path. */
export function createListPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}pagina/${page}/`;
}

/** Whether a path is that of a list or of one of its further pages. */
export function isListPath(listPath: string, path: string): boolean {
  return new RegExp(`^${listPath}(pagina/\\d+/)?$`).test(path);
}

/** Creates the name of a page's card and files from its path: "/proyecto/1/" → "proyecto-1". */
export const createPageName = (path: string) => path.split("/").filter(Boolean).join("-");

/** The folder of all dossiers. */
export const DOSSIER_FOLDER = "/dossier";

/**
 * Creates the path of a listing's dossier, a file named after the listing in its own folder:
 * "/proyecto/1/", "Jardín" → "/dossier/proyecto-1/dossier-jardin.pdf".
 */
export function createDossierPath(path: string, title: string): string {
  const folder = createPageName(path);
  const name = ["dossier", slugify(title)].filter(Boolean).join("-").slice(0, 100);
  return `${DOSSIER_FOLDER}/${folder}/${name}.pdf`;
}

/** In pixels; social networks show 1.91:1 without cropping. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The folder of all share pictures. */
export const SHARE_FOLDER = "/compartir";

/** Creates the path of a page's share picture: "/proyecto/1/" → "/compartir/proyecto-1.jpg". */
export function createSharePath(path: string): string {
  return `${SHARE_FOLDER}/${createPageName(path) || "inicio"}.jpg`;
}

/** Finds where a legal link leads: to its own target, else to the page it names, if that exists. */
export function findLegalTarget(
  { page, target }: { page?: string | null; target?: string | null },
  pages: readonly Pick<Queries.LegalPage, "jsonId" | "path">[],
): string | null {
  return target ?? pages.find(({ jsonId }) => jsonId === page)?.path ?? null;
}

/** Creates the anchor of a floor plan, for links from its homes: "plano-Planta-baja". */
export function createPlanAnchor(title: string): string {
  return `plano-${title.replace(/[\s%]+/g, "-")}`;
}
