import { isSoldOut, type ProjectWithOffer } from "../listings/projectStatus";
import { formatDay, formatEuros, NBSP } from "./format";
import type { Fact } from "./listingFacts";
import { formatMonthly, formatPrice } from "./prices";

/** A listing's price, if known, and the notes to show with it. */
export interface OfferText {
  price?: string;
  notes: string[];
}

/** Describes how many homes are left: "4 de 8". */
const countLeft = ({ available, total }: Queries.ProjectOffer) =>
  `${available}${NBSP}de${NBSP}${total}`;

/**
 * Describes a project's lowest price, "Desde 389.000 € + IVA", with "427.900 € con IVA", which
 * consumers have to be told, or that no home is left.
 */
export function describeProjectPrice(project: ProjectWithOffer): OfferText {
  const { type, offer } = project;
  const gone = type === "sale" ? "Todas vendidas" : "Todas alquiladas";
  if (!offer) return { notes: isSoldOut(project) ? [gone] : [] };
  const { priceFrom, priceFromWithVat, available } = offer;
  if (available === 0) {
    return { notes: [`${gone} o reservadas`] };
  }
  return {
    price: priceFrom === null ? undefined : `Desde ${formatPrice(priceFrom, type)}`,
    notes: priceFromWithVat ? [`${formatEuros(priceFromWithVat)} con IVA`] : [],
  };
}

/** Describes a project's price, and how many homes are left: "4 de 8 disponibles". */
export function describeProjectOffer(project: ProjectWithOffer): OfferText {
  const { price, notes } = describeProjectPrice(project);
  const { offer } = project;
  if (!offer || offer.available === 0) return { price, notes };
  const state = offer.available === 1 ? "disponible" : "disponibles";
  return { price, notes: [...notes, `${countLeft(offer)} ${state}`] };
}

/** The number of homes left, as a fact of a project's page, which its price therefore doesn't tell. */
export function describeAvailability(offer: ProjectWithOffer["offer"]): Fact[] {
  if (!offer || offer.available === 0) return [];
  const label = offer.available === 1 ? "Disponible" : "Disponibles";
  return [{ label, value: countLeft(offer) }];
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

/** Says on which day prices and dates were last revised; empty if unknown. */
export function describeRevision(revised: string | null): string {
  return revised ? `Precios, plazos y disponibilidad a ${formatDay(revised)}.` : "";
}
