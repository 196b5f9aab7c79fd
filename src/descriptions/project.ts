import { formatCount, formatEuros, joinFacts, NBSP } from "../utils/format";
import { statusLabels, typeLabels } from "./labels";
import { formatMonthly } from "./rental";

/** "En construcción · Venta". */
export function describeStatus(status: Queries.ProjectStatus, type: Queries.ProjectType): string {
  return joinFacts([statusLabels[status], typeLabels[type]]);
}

/** The line of facts on a project's card: "Las Rozas · Venta · 3 dormitorios". */
export function describeProject(
  project: Pick<Queries.ProjectCardFragment, "location" | "type" | "details">,
): string {
  const { bedrooms } = project.details;
  const rooms = bedrooms === null ? [] : [formatCount(bedrooms, "dormitorio", "dormitorios")];
  return joinFacts([project.location, typeLabels[project.type], ...rooms]);
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

/**
 * Describes a project's lowest price and availability, as far as known: "Desde 389.000 € + IVA",
 * "427.900 € con IVA", which consumers have to be told, "4 de 8 disponibles".
 */
export function describeOffer(project: OfferingProject): string[] {
  const { type, offer } = project;
  if (!offer) return isSoldOut(project) ? ["No quedan viviendas"] : [];
  if (offer.available === 0) {
    return [type === "sale" ? "Todas vendidas o reservadas" : "Todas ocupadas"];
  }
  const { priceFrom, priceFromWithVat, available, total } = offer;
  const format = type === "sale" ? (sum: number) => `${formatEuros(sum)} + IVA` : formatMonthly;
  const price = priceFrom === null ? [] : [`Desde ${format(priceFrom)}`];
  const full = priceFromWithVat ? [`${formatEuros(priceFromWithVat)} con IVA`] : [];
  return [...price, ...full, `${available}${NBSP}de${NBSP}${total} disponibles`];
}
