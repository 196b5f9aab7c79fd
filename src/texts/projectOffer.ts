import { formatEuros, NBSP } from "../utils/format";
import { isSoldOut, type ProjectWithOffer } from "../utils/projectStatus";
import { formatPrice, type OfferText } from "./price";

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
