import { statusLabels, typeLabels } from "../descriptions/labels";
import { compareKeys } from "./entries";
import { type Filter, formatSearch } from "./filters";
import { kinds } from "./kinds";

/** The facts that projects are filtered by. */
export type ProjectFacts = Pick<Queries.ProjectCardFragment, "status" | "type" | "location">;

const statuses: Record<string, { status: Queries.ProjectStatus; label: string }> = {
  "en-construccion": { status: "current", label: statusLabels.current },
  proximamente: { status: "future", label: statusLabels.future },
  completados: { status: "past", label: "Completados" },
};

const types: Record<string, { type: Queries.ProjectType; label: string }> = {
  venta: { type: "sale", label: typeLabels.sale },
  alquiler: { type: "rent", label: typeLabels.rent },
};

const listChoices = (table: Record<string, { label: string }>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));

/** As in Spanish dictionaries: accents and capitals do not count, and ñ comes after n. */
const createPlaceKey = (place: string) =>
  place
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?!\u0303)\p{M}/gu, "");

/** Lists the places that have projects, each once, in Spanish order. */
export function listPlaces(projects: readonly ProjectFacts[]): string[] {
  return [...new Set(projects.map(({ location }) => location))].sort((a, b) =>
    compareKeys(createPlaceKey(a), createPlaceKey(b)),
  );
}

/** What a list of projects says of them, and of none that is accepted. */
export const projectListWords = {
  noun: { one: "proyecto", many: "proyectos", article: "los" },
  none: "Ningún proyecto cumple esos filtros.",
} as const;

/** The filters of projects; a single place leaves nothing to choose. */
export function projectFilters(places: readonly string[]): Filter<ProjectFacts>[] {
  return [
    {
      name: "estado",
      isButtons: true,
      label: "Estado",
      any: "Todos",
      choices: listChoices(statuses),
      accepts: (project, value) => project.status === statuses[value]?.status,
    },
    {
      name: "operacion",
      label: "Operación",
      any: "Venta o alquiler",
      choices: listChoices(types),
      accepts: (project, value) => project.type === types[value]?.type,
    },
    {
      name: "lugar",
      label: "Lugar",
      any: "Cualquier lugar",
      choices: places.length > 1 ? places.map((place) => ({ value: place, label: place })) : [],
      accepts: (project, value) => project.location === value,
    },
  ];
}

/** Creates the address of the list with the projects of a type. */
export function createOfferedPath(type: Queries.ProjectType): string {
  const operation = Object.keys(types).find((name) => types[name]?.type === type) ?? "";
  return kinds.Project.list.path + formatSearch("", { operacion: operation });
}
