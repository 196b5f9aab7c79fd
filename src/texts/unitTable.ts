import { addVat } from "../costs/purchasePlan";
import { formatCount, formatEuros, formatNumber, formatPercent } from "./format";
import { describeUnitStatus, orientationLabels } from "./labels";

/** The fields of a home that tables tell. */
type UnitFigures = Pick<
  Queries.Unit,
  | "name"
  | "bedrooms"
  | "bathrooms"
  | "area"
  | "usableArea"
  | "terrace"
  | "orientation"
  | "price"
  | "status"
>;

const columnHeads = {
  name: "Vivienda",
  bedrooms: "Dorm.",
  bathrooms: "Baños",
  orientation: "Salón",
  area: "Constr.",
  usableArea: "Útil",
  terrace: "Terraza",
  price: "Sin IVA",
  fullPrice: "Con IVA",
  status: "Estado",
};

export type UnitColumn = keyof typeof columnHeads;

/** What a table tells once, above it, if all homes share it. */
const SHARED = ["bedrooms", "bathrooms", "orientation"] as const;

/** Studios have no bedrooms, which rows say. */
const isShared = (units: readonly UnitFigures[], key: (typeof SHARED)[number]) =>
  units.length > 1 &&
  Boolean(units[0]?.[key]) &&
  units.every((unit) => unit[key] === units[0]?.[key]);

/**
 * Gets the columns of the table of homes, in the order of the page and the dossier: without what all
 * homes share, and what none says.
 * @param vat percentage for a column of prices with VAT
 */
export function getUnitColumns(
  type: Queries.ProjectType,
  units: readonly UnitFigures[],
  vat?: number | null,
): { key: UnitColumn; head: string }[] {
  const optional = ["bathrooms", "orientation", "usableArea", "terrace", "price"] as const;
  const absent: UnitColumn[] = [
    ...SHARED.filter((key) => isShared(units, key)),
    ...optional.filter((key) => units.every((unit) => !unit[key])),
    ...(type === "sale" && vat && hasPrices(units) ? [] : ["fullPrice" as const]),
  ];
  return (Object.keys(columnHeads) as UnitColumn[])
    .filter((key) => !absent.includes(key))
    .map((key) => ({
      key,
      head: key === "price" && type === "rent" ? "Al mes" : columnHeads[key],
    }));
}

/** Describes what all homes have: "Todas con 3 dormitorios y 2 baños, y el salón al sur."; or nothing. */
export function describeSharedFigures(units: readonly UnitFigures[]): string {
  const [first] = units;
  if (!first) return "";
  const { bedrooms, bathrooms, orientation } = first;
  const rooms = [
    ...(isShared(units, "bedrooms") ? [formatCount(bedrooms, "dormitorio", "dormitorios")] : []),
    ...(isShared(units, "bathrooms") && bathrooms ? [formatCount(bathrooms, "baño", "baños")] : []),
  ].join(" y ");
  const side =
    isShared(units, "orientation") && orientation
      ? `el salón al ${orientationLabels[orientation].toLowerCase()}`
      : "";
  const all = [rooms && `con ${rooms}`, side && (rooms ? `y ${side}` : `con ${side}`)];
  return all.some(Boolean) ? `Todas ${all.filter(Boolean).join(", ")}.` : "";
}

const hasPrices = (units: readonly UnitFigures[]) => units.some(({ price }) => price);

/** Describes how to read the table: "Primero las disponibles, por precio. Superficies en m²; precios sin IVA (10 %)." */
export function describeUnitTable(
  units: readonly UnitFigures[],
  type: Queries.ProjectType,
  vat: number | null | undefined,
): string {
  if (!hasPrices(units)) return "Superficies en m².";
  const order = units.some(({ status }) => status === "available")
    ? "Primero las disponibles, por precio. "
    : "";
  const prices = type === "rent" ? "rentas al mes" : "precios sin IVA";
  const rate = type === "sale" && vat ? ` (${formatPercent(vat)})` : "";
  return `${order}Superficies en m²; ${prices}${rate}.`;
}

/** What stands for a value that is unknown. */
const NONE = "—";

/** A home's texts, by column. */
export function describeUnit(
  unit: UnitFigures,
  type: Queries.ProjectType,
  vat?: number | null,
): Record<UnitColumn, string> {
  const { name, bedrooms, bathrooms, area, usableArea, terrace, orientation, price, status } = unit;
  const count = (value: number | null) => (value ? formatNumber(value) : NONE);
  return {
    name,
    bedrooms: bedrooms ? formatNumber(bedrooms) : "Estudio",
    bathrooms: count(bathrooms),
    orientation: orientation ? orientationLabels[orientation] : NONE,
    area: formatNumber(area),
    usableArea: count(usableArea),
    terrace: count(terrace),
    price: price ? formatEuros(price) : NONE,
    fullPrice: price && vat ? formatEuros(addVat(price, vat)) : NONE,
    status: describeUnitStatus(status, type),
  };
}

/** Describes how many homes are available: "5 viviendas disponibles de 8". */
export function describeUnitAvailability(units: readonly { status: Queries.UnitStatus }[]): string {
  const free = units.filter(({ status }) => status === "available").length;
  if (free === 0) return "No queda ninguna disponible";
  return `${formatCount(free, "vivienda disponible", "viviendas disponibles")} de ${units.length}`;
}
