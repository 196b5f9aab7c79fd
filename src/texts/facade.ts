import { formatCount } from "./format";
import { describeUnitStatus } from "./labels";

/** Explains the facade: "13 de 22 disponibles: las que tienen la luz encendida." */
export function describeLitWindows(units: readonly { status: Queries.UnitStatus }[]): string {
  const free = units.filter(({ status }) => status === "available").length;
  return free === 1
    ? `1 de ${units.length} disponible: la que tiene la luz encendida.`
    : `${free} de ${units.length} disponibles: las que tienen la luz encendida.`;
}

/** Invites to choose among the available homes: "Elige entre 13 viviendas". */
export function describeChoice(available: number): string {
  return available === 1 ? "Ver la vivienda libre" : `Elige entre ${available} viviendas`;
}

export type Priced = Pick<Queries.Unit, "price" | "status">;

/**
 * Describes the building on a home's page, in which at least one home is available.
 * @param units all homes of the building
 * @param hasUnaffordable whether windows of others are dimmed, because the visitor can't afford their homes
 */
export function describeWindows(
  unit: Priced,
  units: readonly Priced[],
  type: Queries.ProjectType,
  hasUnaffordable = false,
): string {
  const count = units.filter(({ status }) => status === "available").length;
  if (unit.status === "available" && count === 1) return "Es la última vivienda libre.";
  const dimmed = count === 1 ? ", fuera de tu alcance" : "; las atenuadas, fuera de tu alcance";
  const end = hasUnaffordable ? `${dimmed}.` : ".";
  if (unit.status === "sold") {
    const state = describeUnitStatus("sold", type).toLowerCase();
    const left = `${count === 1 ? "Queda" : "Quedan"} ${formatCount(count, "libre", "libres")}`;
    return `Esta vivienda está ${state}. ${left}${end}`;
  }
  return count === 1
    ? `La ventana con luz es la última vivienda libre${end}`
    : `Cada ventana con luz es otra vivienda libre${end}`;
}

/** Describes the prices in the windows of that building; empty if there are none. */
export function describeWindowPrices(units: readonly Priced[], type: Queries.ProjectType): string {
  if (!units.some(hasWindowPrice)) return "";
  return type === "sale" ? "Precios en miles de euros, sin IVA." : "Precios al mes.";
}

/** Whether the window of a home says a price. */
export const hasWindowPrice = ({ price, status }: Priced) =>
  status === "available" && Boolean(price);
