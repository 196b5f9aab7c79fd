import { formatCount, formatDay } from "./format";
import type { Fact } from "./listingFacts";
import { formatMonthly } from "./prices";

/** For example "2 meses". */
export const formatMonths = (count: number) => formatCount(count, "mes", "meses");

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
