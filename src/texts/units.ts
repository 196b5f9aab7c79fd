import { formatArea, formatCount, formatEuros, formatNumber, NBSP } from "./format";
import { unitLabels } from "./labels";

export type UnitColumn = "name" | "bedrooms" | "area" | "terrace" | "price" | "status" | "plan";

/**
 * Gets the columns of the table of homes, in the order of the page and the dossier. Rents are
 * monthly; the plan comes last, and only if some home has one.
 */
export function getUnitColumns(
  type: Queries.ProjectType,
  units: readonly Pick<Queries.Unit, "plan">[],
): { key: UnitColumn; head: string }[] {
  const columns: { key: UnitColumn; head: string }[] = [
    { key: "name", head: "Vivienda" },
    { key: "bedrooms", head: "Dormitorios" },
    { key: "area", head: "Superficie" },
    { key: "terrace", head: "Terraza" },
    { key: "price", head: type === "rent" ? "Precio al mes" : "Precio sin IVA" },
    { key: "status", head: "Estado" },
  ];
  return units.some(({ plan }) => plan) ? [...columns, { key: "plan", head: "Plano" }] : columns;
}

/** A home's texts, by column. */
export function describeUnit(
  unit: Omit<Queries.Unit, "floor" | "door">,
  type: Queries.ProjectType,
) {
  const { name, bedrooms, terrace, price, status, plan } = unit;
  return {
    name,
    bedrooms: bedrooms ? formatNumber(bedrooms) : "Estudio",
    area: describeUnitArea(unit),
    terrace: terrace ? formatArea(terrace) : "—",
    price: price ? formatEuros(price) : "—",
    status: describeUnitStatus(status, type),
    plan: plan ?? "—",
  };
}

/** A home that is no longer available was sold or let. */
export const describeUnitStatus = (status: Queries.UnitStatus, type: Queries.ProjectType) =>
  status === "sold" && type === "rent" ? "Alquilada" : unitLabels[status];

/** For example "96 m² construidos, 79 útiles". */
function describeUnitArea({ area, usableArea }: Pick<Queries.Unit, "area" | "usableArea">): string {
  if (!usableArea) return formatArea(area);
  return `${formatArea(area)}${NBSP}construidos, ${formatNumber(usableArea)}${NBSP}útiles`;
}

/** Gets a home's floor, which is what its name has before the door: "Ático A" → "Ático". */
export function getFloorLabel(name: string, door: string): string {
  return name.endsWith(door) ? name.slice(0, -door.length).replace(/[\s,–-]+$/, "") : "";
}

/** Describes how many homes are available: "5 viviendas disponibles de 8". */
export function describeUnitAvailability(units: readonly { status: Queries.UnitStatus }[]): string {
  const free = units.filter(({ status }) => status === "available").length;
  if (free === 0) return "No queda ninguna disponible";
  return `${formatCount(free, "vivienda disponible", "viviendas disponibles")} de ${units.length}`;
}
