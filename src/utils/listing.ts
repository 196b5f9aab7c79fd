import {
  formatArea,
  formatCount,
  formatDay,
  formatEuros,
  formatNumber,
  joinFacts,
  NBSP,
} from "./format";
import { statusLabels, typeLabels } from "./labels";

/*
 * What cards say of a listing, in the words of page, card, dossier and share picture. What only its
 * own page and dossier say is in listingTerms.ts, since the landing page needs none of it.
 */

/** A label and what it is about: "Baños", "2". */
export interface Fact {
  label: string;
  value: string;
}

type Count = number | null | undefined;

/** "En construcción · Venta". */
export function describeStatus(status: Queries.ProjectStatus, type: Queries.ProjectType): string {
  return joinFacts([statusLabels[status], typeLabels[type]]);
}

const formatBedrooms = (count: number) => formatCount(count, "dormitorio", "dormitorios");

/** The line of facts on a project's card: "Las Rozas · Venta · 3 dormitorios". */
export function describeProject(
  project: Pick<Queries.ProjectCardFragment, "location" | "type" | "details">,
): string {
  const { bedrooms } = project.details;
  const rooms = bedrooms === null ? [] : [formatBedrooms(bedrooms)];
  return joinFacts([project.location, typeLabels[project.type], ...rooms]);
}

/** The line of facts on a rental's card: "2 dormitorios · 1 baño · 112 m²". */
export function describeRental(
  rental: Pick<Queries.Rental, "bedrooms" | "bathrooms" | "area">,
): string {
  const bathrooms = formatCount(rental.bathrooms, "baño", "baños");
  return joinFacts([formatBedrooms(rental.bedrooms), bathrooms, formatArea(rental.area)]);
}

/** Lists how many rooms a home has, as far as that is known: "Dormitorio", "1". */
export function listRooms(bedrooms: Count, bathrooms: Count): Fact[] {
  const rooms = [
    { count: bedrooms, one: "Dormitorio", many: "Dormitorios" },
    { count: bathrooms, one: "Baño", many: "Baños" },
  ];
  return rooms.flatMap(({ count, one, many }) =>
    count === null || count === undefined
      ? []
      : [{ label: count === 1 ? one : many, value: formatNumber(count) }],
  );
}

/** The area as a fact: a project's is text ("De 92 a 138 m²"), a rental's square metres. */
export function describeArea(area: string | number): Fact {
  return { label: "Superficie", value: typeof area === "number" ? formatArea(area) : area };
}

/** What a rent is for. */
export const RENT_UNIT = "al mes";

/** "2.500 € al mes". */
export function formatRent(price: number): string {
  return `${formatEuros(price)} ${RENT_UNIT}`;
}

type OfferingProject = Pick<Queries.Project, "status" | "type" | "offer">;

/** Whether a project has no home left; one that lists none has until it is finished. */
export function isSoldOut({
  status,
  offer,
}: {
  status: Queries.ProjectStatus;
  offer: Pick<Queries.ProjectOffer, "available"> | null;
}): boolean {
  return offer ? offer.available === 0 : status === "past";
}

/** Lists a project's lowest price and availability, as far as known: "Desde 389.000 € + IVA", "4 de 8 disponibles". */
export function listOffer(project: OfferingProject): string[] {
  const { type, offer } = project;
  if (!offer) return isSoldOut(project) ? ["No quedan viviendas"] : [];
  if (offer.available === 0) {
    return [type === "sale" ? "Todas vendidas o reservadas" : "Todas ocupadas"];
  }
  const { priceFrom, available, total } = offer;
  const suffix = type === "sale" ? " + IVA" : ` ${RENT_UNIT}`;
  const price = priceFrom === null ? [] : [`Desde ${formatEuros(priceFrom)}${suffix}`];
  return [...price, `${available}${NBSP}de${NBSP}${total} disponibles`];
}

/** Describes a project's offer in one line: "Desde 389.000 € + IVA · 4 de 8 disponibles". */
export function describeOffer(project: OfferingProject): string {
  return joinFacts(listOffer(project));
}

/** "Disponible desde el 15 de diciembre de 2026". */
export function describeAvailableFrom(day: string): string {
  return `Disponible desde el ${formatDay(day)}`;
}

/** From when a rental is free, as far as that is known. */
export function listAvailability({ availableFrom }: { availableFrom: string | null }): string[] {
  return availableFrom ? [describeAvailableFrom(availableFrom)] : [];
}

/** Creates the first line of a message about a listing. */
export function createGreeting(subject: string): string {
  return `Hola, os escribo por este asunto: ${subject}`;
}
