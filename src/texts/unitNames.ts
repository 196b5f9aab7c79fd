import { getFloorLabel } from "../listings/parseListingTexts";
import { NBSP } from "./format";

/** A home's name, and its place in a building. */
export type Named = Pick<Queries.Unit, "name" | "door">;

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
