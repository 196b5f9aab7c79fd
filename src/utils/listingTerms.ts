import { formatArea, formatCount, formatEuros, formatMonth, formatNumber } from "./format";
import { unitLabels } from "./labels";
import type { Fact } from "./listing";

const formatMonths = (count: number) => formatCount(count, "mes", "meses");

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

interface Unit {
  name: string;
  bedrooms: number;
  area: number;
  terrace: number | null;
  price: number | null;
  status: Queries.UnitStatus;
}

/** A home in words, in the order of the table's columns. */
export function describeUnit({ name, bedrooms, area, terrace, price, status }: Unit) {
  return {
    name,
    bedrooms: formatNumber(bedrooms),
    area: formatArea(area),
    terrace: terrace ? formatArea(terrace) : "—",
    price: price ? formatEuros(price) : "—",
    status: unitLabels[status],
  };
}

/** How many homes are left: "5 viviendas disponibles de 8". */
export function describeAvailability(units: readonly { status: Queries.UnitStatus }[]): string {
  const free = units.filter(({ status }) => status === "available").length;
  if (free === 0) return "No queda ninguna disponible";
  return `${formatCount(free, "vivienda disponible", "viviendas disponibles")} de ${units.length}`;
}
