import { formatArea, formatCount, joinFacts, NBSP } from "./format";
import { typeLabels } from "./labels";

/** The line of facts on a project's card: "Las Rozas · Venta · 3 dormitorios". */
export function describeProjectCard(project: Queries.ProjectCardFragment): string {
  const { location, type, details } = project;
  const { bedrooms } = details;
  const rooms = bedrooms ? [formatCount(bedrooms, "dormitorio", "dormitorios")] : [];
  return joinFacts([location, typeLabels[type], ...rooms]);
}

/** Says how many of a project's homes fit the chosen filters: "2 viviendas así". */
export const describeFittingUnits = (count: number) =>
  `${formatCount(count, "vivienda", "viviendas")}${NBSP}así`;

/** The line of facts on a rental's card: "2 dormitorios · 1 baño · 112 m²". */
export function describeRentalCard(rental: Queries.RentalCardFragment): string {
  const { bedrooms, bathrooms, area } = rental;
  return joinFacts([
    bedrooms ? formatCount(bedrooms, "dormitorio", "dormitorios") : "Estudio",
    formatCount(bathrooms, "baño", "baños"),
    formatArea(area),
  ]);
}
