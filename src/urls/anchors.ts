/** The anchors of the landing page's sections, in addition to those of lists (src/pageKinds.ts). */
export const landingAnchors = ["inicio", "nosotros", "equipo", "inversion", "contacto"];

/** Creates the anchor of a home or of a floor plan: "vivienda-1.º-A", "plano-Planta-baja". */
export function createAnchor(kind: "vivienda" | "plano", name: string): string {
  return `${kind}-${name.replace(/[\s%]+/g, "-")}`;
}
