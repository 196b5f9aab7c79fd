import { formatArea, formatCount, NBSP } from "./format";
import { typeLabels } from "./labels";

const describeBedrooms = (count: number) =>
  count === 0 ? "Estudio" : formatCount(count, "dormitorio", "dormitorios");

/** The facts on a project's card: "Venta", "3 dormitorios". */
export function listProjectFacts({ type, details }: Queries.ProjectCardFragment): string[] {
  const { bedrooms } = details;
  return [typeLabels[type], ...(bedrooms === null ? [] : [describeBedrooms(bedrooms)])];
}

/** Says how many of a project's homes fit the chosen filters: "2 viviendas así". */
export const describeFittingUnits = (count: number) =>
  `${formatCount(count, "vivienda", "viviendas")}${NBSP}así`;

/** The facts on a rental's card: "2 dormitorios", "1 baño", "112 m²". */
export function listRentalFacts(rental: Queries.RentalCardFragment): string[] {
  const { bedrooms, bathrooms, area } = rental;
  const baths = bathrooms > 0 ? [formatCount(bathrooms, "baño", "baños")] : [];
  return [describeBedrooms(bedrooms), ...baths, formatArea(area)];
}
