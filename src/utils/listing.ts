import {
  formatArea,
  formatCount,
  formatEuros,
  formatMonth,
  formatNumber,
  joinFacts,
} from "./format";
import { statusLabels, typeLabels } from "./labels";

/* What a listing says of itself, in the words of page, card, dossier, share picture and JSON-LD. */

/** A label and what it is about: "Baños", "2". */
export interface Fact {
  label: string;
  value: string;
}

type Count = number | null | undefined;

const formatMonths = (count: number) => formatCount(count, "mes", "meses");

/** "En construcción · Venta". */
export function describeStatus(status: Queries.ProjectStatus, type: Queries.ProjectType): string {
  return joinFacts([statusLabels[status], typeLabels[type]]);
}

const formatBedrooms = (count: number) => formatCount(count, "dormitorio", "dormitorios");

/** The line of facts on a project's card: "Las Rozas · Venta · 3 dormitorios". */
export function describeProject(project: {
  location: string;
  type: Queries.ProjectType;
  details: { bedrooms: number | null };
}): string {
  const { bedrooms } = project.details;
  const rooms = bedrooms === null ? [] : [formatBedrooms(bedrooms)];
  return joinFacts([project.location, typeLabels[project.type], ...rooms]);
}

/** The line of facts on a rental's card: "2 dormitorios · 1 baño · 112 m²". */
export function describeRental(rental: {
  bedrooms: number;
  bathrooms: number;
  area: number;
}): string {
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

/** "2.500 € al mes". */
export function formatRent(price: number): string {
  return `${formatEuros(price)} al mes`;
}

/** Lists when a project is built; months as "2024-03". */
export function listWorks({ start, end }: { start: string; end: string }): Fact[] {
  return [
    { label: "Inicio de las obras", value: formatMonth(start) },
    { label: "Fin previsto", value: formatMonth(end) },
  ];
}

interface RentalConditions {
  depositMonths: number;
  guaranteeMonths: number;
  minimumMonths: number;
  renewal: string;
}

/** Lists on what terms homes are let. */
export function listRentalConditions(conditions: RentalConditions): Fact[] {
  const { depositMonths, guaranteeMonths, minimumMonths, renewal } = conditions;
  return [
    { label: "Fianza", value: formatMonths(depositMonths) },
    { label: "Garantía adicional", value: formatMonths(guaranteeMonths) },
    { label: "Duración mínima", value: `${formatMonths(minimumMonths)}, ${renewal}` },
  ];
}

/** A sum that a tenant pays on moving in. */
export interface Sum {
  label: string;
  euros: number;
}

/**
 * Calculates what a tenant pays on moving in: the first month, the deposit, the guarantee.
 * @param price euros a month
 * @returns the sums above zero, and their total
 */
export function calculateEntryCost(
  price: number,
  { depositMonths, guaranteeMonths }: Pick<RentalConditions, "depositMonths" | "guaranteeMonths">,
): { sums: Sum[]; total: number } {
  const sums = [
    { label: "Primer mes", euros: price },
    { label: `Fianza (${formatMonths(depositMonths)})`, euros: depositMonths * price },
    {
      label: `Garantía adicional (${formatMonths(guaranteeMonths)})`,
      euros: guaranteeMonths * price,
    },
  ].filter(({ euros }) => euros > 0);
  return { sums, total: sums.reduce((total, { euros }) => total + euros, 0) };
}

/** The columns of a table of homes; rents are by the month. */
export function listUnitColumns(type: Queries.ProjectType): string[] {
  const price = type === "rent" ? "Precio al mes" : "Precio";
  return ["Vivienda", "Dormitorios", "Superficie", "Terraza", price, "Estado"];
}

/** How many homes are left: "5 viviendas disponibles de 8". */
export function describeAvailability(units: readonly { status: Queries.UnitStatus }[]): string {
  const free = units.filter(({ status }) => status === "available").length;
  if (free === 0) return "No queda ninguna disponible";
  return `${formatCount(free, "vivienda disponible", "viviendas disponibles")} de ${units.length}`;
}

/** What a conversation about a listing begins with. */
export function createGreeting(subject: string): string {
  return `Hola, os escribo por: ${subject}`;
}
