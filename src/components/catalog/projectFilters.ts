import { getTown } from "../../listings/parseListingTexts";
import { kinds } from "../../routes";
import { statusLabels, typeLabels } from "../../texts/labels";
import { foldAccents } from "../../utils/foldAccents";
import type { Filter } from "./filters";
import { createUnitFilters } from "./unitFilters";

type Card = Queries.ProjectCardFragment;

const statuses: Record<string, { status: Queries.ProjectStatus; label: string }> = {
  "en-construccion": { status: "current", label: statusLabels.current },
  proximamente: { status: "future", label: statusLabels.future },
  completados: { status: "past", label: "Completados" },
};

/** The filter by status, as in the query string "?estado=completados". */
const statusFilter = { name: "estado", anyLabel: "Todos" };

/** The filter of projects for sale or to let, as in the query string "?operacion=venta". */
export const operationFilter = {
  name: "operacion",
  values: { sale: "venta", rent: "alquiler" } satisfies Record<Queries.ProjectType, string>,
};

/** Creates links to the list of all projects and to those with each status. */
export function createStatusLinks(used: readonly string[]): { label: string; to: string }[] {
  const { path } = kinds.Project.list;
  const links = Object.entries(statuses)
    .filter(([, { status }]) => used.includes(status))
    .map(([value, { label }]) => ({ label, to: `${path}?${statusFilter.name}=${value}` }));
  return [{ label: statusFilter.anyLabel, to: path }, ...links];
}

/** Lists texts once and in Spanish order, without the browser's slow collator. */
const listSorted = (texts: readonly string[]) =>
  [...new Set(texts)].sort((a, b) => (foldAccents(a) < foldAccents(b) ? -1 : 1));

/** Creates the filters of projects; with a single type or place there is nothing to choose. */
export function createProjectFilters(projects: readonly Card[]): Filter<Card>[] {
  const towns = listSorted(projects.map(({ location }) => getTown(location)));
  // A firm of one town has neighbourhoods to choose from.
  const places = towns.length > 1 ? towns : listSorted(projects.map(({ location }) => location));
  const used = Object.entries(statuses).filter(([, { status }]) =>
    projects.some((project) => project.status === status),
  );
  const types = (["sale", "rent"] as const).filter((type) =>
    projects.some((project) => project.type === type),
  );
  return [
    {
      ...statusFilter,
      isButtons: true,
      label: "Estado",
      choices: used.length > 1 ? used.map(([value, { label }]) => ({ value, label })) : [],
      accepts: (project, value) => project.status === statuses[value]?.status,
    },
    {
      name: operationFilter.name,
      label: "Operación",
      anyLabel: "Venta o alquiler",
      choices: (types.length > 1 ? types : []).map((type) => ({
        value: operationFilter.values[type],
        label: typeLabels[type],
      })),
      accepts: ({ type }, value) => operationFilter.values[type] === value,
    },
    {
      name: "lugar",
      label: "Lugar",
      anyLabel: "Cualquier lugar",
      choices: places.length > 1 ? places.map((one) => ({ value: one, label: one })) : [],
      accepts: ({ location }, value) => location === value || getTown(location) === value,
    },
    ...createUnitFilters(projects),
  ];
}
