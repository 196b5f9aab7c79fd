import { formatCount } from "./format";

/** How many homes of a list are left: «5 viviendas disponibles de 8». */
export function unitCount(units: readonly { status: Queries.UnitStatus }[]): string {
  const free = units.filter(({ status }) => status === "available").length;
  if (free === 0) return "No queda ninguna disponible";
  return `${formatCount(free, "vivienda disponible", "viviendas disponibles")} de ${units.length}`;
}
