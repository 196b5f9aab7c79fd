import {
  formatArea,
  formatCount,
  formatDay,
  formatEuros,
  formatMonth,
  formatNumber,
  joinFacts,
  NBSP,
} from "./format";
import { travelLabels, unitLabels, workLabels } from "./labels";
import type { Fact } from "./listing";

/** The titles of the parts that a listing may have. */
export const partTitles = {
  project: "La promoción",
  rental: "La vivienda",
  features: "Características",
  units: "Viviendas",
  works: "Calendario de obra",
  conditions: "Condiciones de alquiler",
  firstPayment: "Qué se paga al entrar",
  plans: "Planos",
  tour: "Visita virtual",
  place: "Dónde está",
  nearby: "Qué hay cerca",
  specification: "Memoria de calidades",
  progress: "Marcha de la obra",
  purchase: "Qué cuesta comprar",
  payments: "Forma de pago",
} as const;

/** Says of which day prices and dates are, as far as that is known. */
export function describeRevision(revised: string | null): string {
  return revised ? `Precios, plazos y disponibilidad a ${formatDay(revised)}. ` : "";
}

/** Lists when a project is built; months as "2024-03". */
export function listWorks({ start, end }: { start: string; end: string }): Fact[] {
  return [
    { label: "Inicio de la obra", value: formatMonth(start) },
    { label: "Fin previsto", value: formatMonth(end) },
  ];
}

/** Lists what is near, and how far: "Metro", "6 min a pie". */
export function listNearby(nearby: readonly Queries.NearbyPlace[]): Fact[] {
  return nearby.map(({ name, minutes, means }) => ({
    label: name,
    value: `${minutes}${NBSP}min ${travelLabels[means]}`,
  }));
}

/** When a step of the works is, and how far: "mayo de 2025 · En marcha". */
export function describeWorkStep({ date, state }: { date: string; state: Queries.WorkState }) {
  return joinFacts([formatMonth(date), workLabels[state]]);
}

/** The columns of a table of homes; rents are by the month. */
export function listUnitColumns(type: Queries.ProjectType): string[] {
  const price = type === "rent" ? "Precio al mes" : "Precio";
  return ["Vivienda", "Dormitorios", "Superficie", "Terraza", price, "Estado"];
}

/** "96 m² construidos, 79 útiles". */
function describeUnitArea({ area, usableArea }: Pick<Queries.Unit, "area" | "usableArea">): string {
  if (!usableArea) return formatArea(area);
  return `${formatArea(area)}${NBSP}construidos, ${formatNumber(usableArea)}${NBSP}útiles`;
}

/** A home in words, in the order of the table's columns. */
export function describeUnit(unit: Omit<Queries.Unit, "plan">, type: Queries.ProjectType) {
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

const FEMININE = /^(casa|villa|vivienda|planta|parcela)\b/i;

/** The link to the form of a home: "Preguntar por el 2.º C". */
export function describeUnitQuestion(unit: string): string {
  const article = FEMININE.test(unit) ? "la" : "el";
  return `Preguntar por ${article} ${unit.replaceAll(" ", NBSP)}`;
}

/** How many homes are left: "5 viviendas disponibles de 8". */
export function describeAvailability(units: readonly { status: Queries.UnitStatus }[]): string {
  const free = units.filter(({ status }) => status === "available").length;
  if (free === 0) return "No queda ninguna disponible";
  return `${formatCount(free, "vivienda disponible", "viviendas disponibles")} de ${units.length}`;
}
