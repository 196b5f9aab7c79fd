import { addVat } from "../costs/purchasePlan";
import { getFloorLabel } from "../listings/parseListingTexts";
import { formatArea, formatCount, formatEuros, formatNumber, NBSP } from "./format";
import type { Fact } from "./keyFacts";
import { orientationLabels } from "./labels";
import { formatPrice } from "./prices";
import { describeUnitStatus } from "./units";

/** A home's name, and its place in a building. */
type Named = Pick<Queries.Unit, "name" | "door">;

/** Longer names may break. */
const MAX_UNBROKEN = 12;

/** Keeps a short name on one line. */
export const formatUnitName = (name: string) =>
  name.length > MAX_UNBROKEN ? name : name.replaceAll(" ", NBSP);

const FLOORS = ["bajo", "entresuelo", "principal", "ático", "sobreático"];

/** Whether a home is called "el 2.º F"; the gender of other names is unknown. */
export function takesArticle({ name, door }: Named): boolean {
  const label = getFloorLabel(name, door ?? "").toLowerCase();
  return /^\d+\.?º?$/.test(label) || FLOORS.includes(label);
}

/** Names a home within a sentence: "el 2.º F", "Villa 6". */
export function nameUnit(unit: Named): string {
  return `${takesArticle(unit) ? "el " : ""}${formatUnitName(unit.name)}`;
}

/** Names what is like a home: "parecido al 2.º F", "parecido a Villa 6". */
export const nameSimilar = (unit: Named) =>
  `parecido ${takesArticle(unit) ? "al" : "a"} ${unit.name}`;

/** Names a home and its project, as the subject of messages and the title of its page. */
export const nameUnitOfProject = (name: string, project: string) => `${name}, ${project}`;

const ORDINALS = [
  "",
  "primero",
  "segundo",
  "tercero",
  "cuarto",
  "quinto",
  "sexto",
  "séptimo",
  "octavo",
  "noveno",
  "décimo",
];

/** Names a home's floor as in "en el segundo"; undefined if its gender is unknown. */
function nameFloor({ name, door }: Named): string | undefined {
  const label = getFloorLabel(name, door ?? "").toLowerCase();
  if (/^\d+\.?º?$/.test(label)) return ORDINALS[Number.parseInt(label, 10)];
  return FLOORS.find((floor) => floor === label);
}

/** Describes a home's floor: "segundo piso", "ático"; empty for a house. */
export function describeFloor(unit: Named): string {
  if (!unit.door) return "";
  const floor = nameFloor(unit);
  const label = getFloorLabel(unit.name, unit.door).toLowerCase();
  if (!floor && /^\d/.test(label)) return `${label} ${label.endsWith("ª") ? "planta" : "piso"}`;
  if (!floor) return label;
  if (floor === "bajo") return "planta baja";
  return ORDINALS.includes(floor) ? `${floor.replace(/(?<=me|rce)ro$/, "r")} piso` : floor;
}

/** Describes where the same home is on another floor: "La misma, en el tercero". */
export function describeSameUnit(unit: Named): string {
  const floor = nameFloor(unit);
  return `La misma, en ${floor ? `el ${floor}` : "otra planta"}`;
}

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

/** Joins words as a sentence does: "a, b y c". */
function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} y ${last}` : last;
}

type Priced = Pick<Queries.Unit, "price" | "status">;

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
