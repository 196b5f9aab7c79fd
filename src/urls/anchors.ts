/** The anchors of the landing page's sections, in addition to those of lists (src/routes.ts). */
export const landingAnchors = ["inicio", "nosotros", "equipo", "inversion", "contacto"];

/** Creates the anchor of a home's window or row on its project's page: "ventana-2-f". */
export function createUnitAnchor(kind: "ventana" | "vivienda", path: string): string {
  return `${kind}-${path.split("/").at(-2)}`;
}
