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
import { type Fact, formatRent } from "./listing";

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

const formatMonths = (count: number) => formatCount(count, "mes", "meses");

/** Says of which day prices and dates are, as far as that is known: "…a 19 de mayo de 2025." */
export function describeRevision(revised: string | null): string[] {
  return revised ? [`Precios, plazos y disponibilidad a ${formatDay(revised)}.`] : [];
}

/** Lists when a project is built; months as "2024-03". */
export function listWorks({ start, end }: { start: string; end: string }): Fact[] {
  return [
    { label: "Inicio de la obra", value: formatMonth(start) },
    { label: "Fin previsto", value: formatMonth(end) },
  ];
}

/** Lists on what terms homes are let. */
export function listRentalConditions(conditions: Queries.RentalConditions): Fact[] {
  const { depositMonths, guaranteeMonths, minimumMonths, renewal } = conditions;
  const terms = [
    { label: "Fianza", months: depositMonths },
    { label: "Garantía adicional", months: guaranteeMonths },
  ].filter(({ months }) => months > 0);
  return [
    ...terms.map(({ label, months }) => ({ label, value: formatMonths(months) })),
    { label: "Duración mínima", value: `${formatMonths(minimumMonths)}, ${renewal}` },
  ];
}

type TenantTerms = Pick<
  Queries.Rental,
  "price" | "availableFrom" | "furnished" | "pets" | "incomeMultiple"
>;

/** Lists what a tenant asks first, as far as that is known: from when, with what, with whom. */
export function listTenantTerms(terms: TenantTerms): Fact[] {
  const { price, availableFrom, furnished, pets, incomeMultiple } = terms;
  const facts = [
    { label: "Disponible", value: availableFrom && `Desde el ${formatDay(availableFrom)}` },
    {
      label: "Mobiliario",
      value: furnished !== null && (furnished ? "Con muebles" : "Sin muebles"),
    },
    { label: "Mascotas", value: pets !== null && (pets ? "Se admiten" : "No se admiten") },
    {
      label: "Ingresos netos",
      value:
        incomeMultiple &&
        `Desde ${formatRent(price * incomeMultiple)}, ${formatNumber(incomeMultiple)}${NBSP}veces la renta`,
    },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
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

/**
 * Lists what a tenant pays on moving in: "Primer mes", "2.500 €", then deposit and guarantee.
 * @param price euros a month
 * @returns the sums above zero, and their total
 */
export function listEntryCosts(
  price: number,
  {
    depositMonths,
    guaranteeMonths,
  }: Pick<Queries.RentalConditions, "depositMonths" | "guaranteeMonths">,
) {
  const costs = [
    { title: "Primer mes", months: 1 },
    { title: `Fianza (${formatMonths(depositMonths)})`, months: depositMonths },
    { title: `Garantía adicional (${formatMonths(guaranteeMonths)})`, months: guaranteeMonths },
  ].filter(({ months }) => months > 0);
  const total = costs.reduce((sum, { months }) => sum + months, 0) * price;
  return {
    rows: costs.map(({ title, months }) => ({ title, sum: formatEuros(months * price) })),
    total: { title: "En total", sum: formatEuros(total) },
  };
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
