import { isSoldOut, type ProjectWithOffer } from "../listings/projectStatus";
import { formatDay, formatEuros, joinFacts, NBSP } from "./format";
import type { Fact } from "./keyFacts";
import { formatMonthly, formatPrice } from "./prices";

/** A listing's price, if known, and the notes to show with it. */
export interface OfferText {
  price?: string;
  notes: string[];
}

/** Joins an offer on one line: "Desde 389.000 € + IVA · 427.900 € con IVA · 4 de 8 disponibles". */
export const joinOffer = ({ price, notes }: OfferText) =>
  joinFacts(price ? [price, ...notes] : notes);

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

/** The number of homes left, as a fact of a project's page, which its price therefore doesn't tell. */
export function describeAvailability(offer: ProjectWithOffer["offer"]): Fact[] {
  if (!offer || offer.available === 0) return [];
  const { available, total } = offer;
  const label = available === 1 ? "Disponible" : "Disponibles";
  return [{ label, value: `${available}${NBSP}de${NBSP}${total}` }];
}

/** For example "Disponible desde el 15 de diciembre de 2026". */
export function describeAvailableFrom(day: string): string {
  return `Disponible desde el ${formatDay(day)}`;
}

export type RentTerms = Pick<Queries.Rental, "price" | "availableFrom">;

/** Describes a rental's monthly rent and, if known, when it becomes available. */
export function describeRentalOffer({ price, availableFrom }: RentTerms): OfferText {
  const notes = availableFrom ? [describeAvailableFrom(availableFrom)] : [];
  return { price: formatMonthly(price), notes };
}
