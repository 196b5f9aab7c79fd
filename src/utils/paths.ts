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

/** Creates the anchor of a home or of a floor plan: "vivienda-1.º-A", "plano-Planta-baja". */
export function createAnchor(kind: "vivienda" | "plano", name: string): string {
  return `${kind}-${name.replace(/[\s%]+/g, "-")}`;
}
