import { formatCount, formatDay, formatEuros, formatMonthly } from "../utils/format";
import type { Fact } from "./keyFacts";

const formatMonths = (count: number) => formatCount(count, "mes", "meses");

/** Describes the conditions on which homes are let: deposit, guarantee, minimum term. */
export function describeRentalConditions(conditions: Queries.RentalConditions): Fact[] {
  const { depositMonths, guaranteeMonths, minimumMonths, renewal } = conditions;
  const securities = [
    { label: "Fianza", months: depositMonths },
    { label: "Garantía adicional", months: guaranteeMonths },
  ].filter(({ months }) => months > 0);
  return [
    ...securities.map(({ label, months }) => ({ label, value: formatMonths(months) })),
    { label: "Duración mínima", value: `${formatMonths(minimumMonths)}, ${renewal}` },
  ];
}

type Tenancy = Pick<
  Queries.Rental,
  "price" | "availableFrom" | "furnished" | "pets" | "incomeMultiple"
>;

/** Describes what a tenant asks first, where known: availability, furniture, pets, income. */
export function describeTenancy(rental: Tenancy): Fact[] {
  const { price, availableFrom, furnished, pets, incomeMultiple } = rental;
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
        `Desde ${formatMonthly(price * incomeMultiple)}, ${formatCount(incomeMultiple, "vez", "veces")} la renta`,
    },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/**
 * Describes what a tenant pays on moving in: "Primer mes", "2.500 €", then deposit and guarantee.
 * @param price euros a month
 * @returns the sums other than zero, and their total
 */
export function describeEntryCosts(price: number, conditions: Queries.RentalConditions) {
  const { depositMonths, guaranteeMonths } = conditions;
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
