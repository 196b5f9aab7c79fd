import { formatCount, formatEuros, joinFacts, NBSP } from "../utils/format";
import { isSoldOut, type ProjectWithOffer } from "../utils/projectStatus";
import { statusLabels, typeLabels } from "./labels";
import { formatPrice, type OfferText } from "./price";

/** The title of a project's facade, on its page and on the card that leads there. */
export const FACADE_TITLE = "Elige tu ventana";

/** Describes status and type: "En construcción · Venta". */
export function describeStatus(status: Queries.ProjectStatus, type: Queries.ProjectType): string {
  return joinFacts([statusLabels[status], typeLabels[type]]);
}

/** The line of facts on a project's card: "Las Rozas · Venta · 3 dormitorios". */
export function describeProjectCard(project: Queries.ProjectCardFragment): string {
  const { location, type, details } = project;
  const { bedrooms } = details;
  const rooms = bedrooms ? [formatCount(bedrooms, "dormitorio", "dormitorios")] : [];
  return joinFacts([location, typeLabels[type], ...rooms]);
}

/**
 * Describes a project's lowest price, "Desde 389.000 € + IVA", with "427.900 € con IVA", which
 * consumers have to be told, and availability, "4 de 8 disponibles".
 */
export function describeProjectOffer(project: ProjectWithOffer): OfferText {
  const { type, offer } = project;
  if (!offer) return { notes: isSoldOut(project) ? ["No quedan viviendas"] : [] };
  const { priceFrom, priceFromWithVat, available, total } = offer;
  if (available === 0) {
    const none = type === "sale" ? "Todas vendidas o reservadas" : "Todas ocupadas o reservadas";
    return { notes: [none] };
  }
  const full = priceFromWithVat ? [`${formatEuros(priceFromWithVat)} con IVA`] : [];
  return {
    price: priceFrom === null ? undefined : `Desde ${formatPrice(priceFrom, type)}`,
    notes: [
      ...full,
      `${available}${NBSP}de${NBSP}${total} ${available === 1 ? "disponible" : "disponibles"}`,
    ],
  };
}
