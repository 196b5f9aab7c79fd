import { addVat } from "../costs/purchasePlan";
import type { Priced } from "./facade";
import { formatArea, formatCount, formatEuros, formatNumber, joinWords, NBSP } from "./format";
import { describeUnitStatus, orientationLabels } from "./labels";
import type { Fact } from "./listingFacts";
import { formatPrice } from "./prices";
import type { Named } from "./unitNames";

type Measures = Pick<
  Queries.Unit,
  "area" | "usableArea" | "terrace" | "bedrooms" | "bathrooms" | "orientation"
>;

/** Describes what is known of a home's size, rooms and orientation: "m² construidos", "92". */
export function describeUnitFacts(unit: Measures): Fact[] {
  const { area, usableArea, terrace, bedrooms, bathrooms, orientation } = unit;
  const facts = [
    { label: "m² construidos", value: formatNumber(area) },
    { label: "m² útiles", value: usableArea && formatNumber(usableArea) },
    { label: "m² de terraza", value: terrace && formatNumber(terrace) },
    bedrooms
      ? { label: bedrooms === 1 ? "dormitorio" : "dormitorios", value: formatNumber(bedrooms) }
      : { label: "sin dormitorio aparte", value: "Estudio" },
    {
      label: bathrooms === 1 ? "baño" : "baños",
      value: bathrooms && formatNumber(bathrooms),
    },
    { label: "salón", value: orientation && orientationLabels[orientation] },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Describes a home's areas in one line: "92 m² construidos, 79 útiles y 9 de terraza". */
export function describeAreas({ area, usableArea, terrace }: Measures): string {
  const parts = [
    `${formatArea(area)} construidos`,
    ...(usableArea ? [`${formatNumber(usableArea)} útiles`] : []),
    ...(terrace ? [`${formatNumber(terrace)} de terraza`] : []),
  ];
  return joinWords(parts);
}

/** Describes a home's price: "379.000 € + IVA". */
export const describeUnitPrice = ({ price }: Pick<Priced, "price">, type: Queries.ProjectType) =>
  price ? formatPrice(price, type) : "Consultar precio";

/**
 * Describes what consumers have to be told with a home's price: "416.900 € con IVA".
 * @param vat percentage, if known
 */
export function describeUnitTerms(
  { price }: Pick<Priced, "price">,
  type: Queries.ProjectType,
  vat: number | undefined,
): string {
  const hasVat = price && vat && type === "sale";
  return hasVat ? `${formatEuros(addVat(price, vat))} con${NBSP}IVA` : "";
}

type Described = Named &
  Measures &
  Priced & { project: Pick<Queries.Project, "title" | "location" | "type"> };

/** Describes a home for search engines, in one sentence of facts and one of its price. */
export function describeUnitForSearch(unit: Described): string {
  const { name, status, price, bedrooms, bathrooms, project } = unit;
  const { title, location, type } = project;
  const rooms = joinWords([
    bedrooms ? formatCount(bedrooms, "dormitorio", "dormitorios") : "Estudio",
    ...(bathrooms ? [formatCount(bathrooms, "baño", "baños")] : []),
  ]);
  const facts = `${name} de ${title}, ${location}: ${rooms}, ${describeAreas(unit)}.`;
  if (status === "sold") return `${facts} ${describeUnitStatus(status, type)}.`;
  const reserved = status === "reserved" ? " Reservada." : "";
  return `${facts}${price ? ` ${formatPrice(price, type)}.` : ""}${reserved}`;
}
