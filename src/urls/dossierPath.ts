import { createPageSlug } from "./pageSlug";
import { slugify } from "./slugify";

/** The folder of all dossiers. */
const DOSSIER_FOLDER = "/dossier";

/**
 * Creates the path of a listing's dossier, a file named after the listing in its own folder:
 * "/proyecto/1/", "Jardín" → "/dossier/proyecto-1/dossier-jardin.pdf".
 */
export function createDossierPath(path: string, title: string): string {
  const folder = createPageSlug(path);
  const name = ["dossier", slugify(title)]
    .filter(Boolean)
    .join("-")
    .slice(0, 100)
    .replace(/-$/, "");
  return `${DOSSIER_FOLDER}/${folder}/${name}.pdf`;
}
