/**
 * Where the dossier of a listing lies.
 * @param path its page's, without path prefix: «/proyecto/1/»
 * @returns a path from the root of the site: «/dossier/proyecto-1.pdf»
 */
export function dossierPath(path: string): string {
  return `/dossier/${path.split("/").filter(Boolean).join("-")}.pdf`;
}
