import { formatArea, formatCount, formatEuros, formatNumber, NBSP } from "../utils/format";
import { unitLabels } from "./labels";

/** The columns of the table of homes, in the order of page and dossier. */
export const unitColumns = ["name", "bedrooms", "area", "terrace", "price", "status"] as const;

export type UnitColumn = (typeof unitColumns)[number];

/** The heads of the columns; rents are by the month. */
export function describeUnitColumns(type: Queries.ProjectType): Record<UnitColumn, string> {
  return {
    name: "Vivienda",
    bedrooms: "Dormitorios",
    area: "Superficie",
    terrace: "Terraza",
    price: type === "rent" ? "Precio al mes" : "Precio",
    status: "Estado",
  };
}

/** A home in words, by the columns of the table. */
export function describeUnit(
  unit: Omit<Queries.Unit, "plan">,
  type: Queries.ProjectType,
): Record<UnitColumn, string> {
  const { name, bedrooms, terrace, price, status } = unit;
  return {
    name,
    bedrooms: formatNumber(bedrooms),
    area: describeUnitArea(unit),
    terrace: terrace ? formatArea(terrace) : "—",
    price: price ? formatEuros(price) : "—",
    status: status === "sold" && type === "rent" ? "Alquilada" : unitLabels[status],
  };
}

/** "96 m² construidos, 79 útiles". */
function describeUnitArea({ area, usableArea }: Pick<Queries.Unit, "area" | "usableArea">): string {
  if (!usableArea) return formatArea(area);
  return `${formatArea(area)}${NBSP}construidos, ${formatNumber(usableArea)}${NBSP}útiles`;
}

const FEMININE = /^(casa|villa|vivienda|planta|parcela)\b/i;

/** The link to the form of a home: "Preguntar por el 2.º C". */
export function describeUnitQuestion(unit: string): string {
  const article = FEMININE.test(unit) ? "la" : "el";
  return `Preguntar por ${article} ${unit.replaceAll(" ", NBSP)}`;
}

/** How many homes are left: "5 viviendas disponibles de 8". */
export function describeUnitAvailability(units: readonly { status: Queries.UnitStatus }[]): string {
  const free = units.filter(({ status }) => status === "available").length;
  if (free === 0) return "No queda ninguna disponible";
  return `${formatCount(free, "vivienda disponible", "viviendas disponibles")} de ${units.length}`;
}
