import { formatArea, formatCount, formatEuros, joinFacts } from "../../src/texts/format";
import {
  describeUnit,
  describeUnitAvailability,
  describeUnitStatus,
  getUnitColumns,
} from "../../src/texts/units";
import type { Project } from "./dossierContent";

type Units = NonNullable<Project["units"]>;

const NUMERIC = ["bedrooms", "built", "usable", "terrace", "price"];

/**
 * Creates the columns of the table of homes. On paper each area has a column of its own, what all
 * homes have in common is said above, and plans name their homes.
 */
function createColumns(type: Queries.ProjectType, units: Units, isUniform: boolean) {
  const areas = [
    { key: "built", head: "Construida" },
    ...(units.some(({ usableArea }) => usableArea) ? [{ key: "usable", head: "Útil" }] : []),
  ];
  return getUnitColumns(type, units)
    .filter(({ key }) => key !== "plan" && !(key === "bedrooms" && isUniform))
    .filter(({ key }) => key !== "terrace" || units.some(({ terrace }) => terrace))
    .flatMap((column): { key: string; head: string }[] =>
      column.key === "area" ? areas : [column],
    )
    .map((column) => ({ ...column, isNumber: NUMERIC.includes(column.key) }));
}

/** Creates the table of a project's homes, and its facade if there is one. */
export function createHomes(units: Units, { type, facade }: Project) {
  const [first] = units;
  const isUniform =
    units.length > 1 && units.every(({ bedrooms }) => bedrooms && bedrooms === first?.bedrooms);
  const all = isUniform
    ? [`todas de ${formatCount(first?.bedrooms ?? 0, "dormitorio", "dormitorios")}`]
    : [];
  const available = units.filter(({ status }) => status === "available");
  return {
    note: joinFacts([describeUnitAvailability(units), ...all]),
    columns: createColumns(type, units, isUniform),
    rows: units.map((unit) => ({
      status: unit.status,
      words: {
        ...describeUnit(unit, type),
        built: formatArea(unit.area),
        usable: unit.usableArea ? formatArea(unit.usableArea) : "—",
      },
    })),
    facade: facade && {
      alt: `La fachada, en la que están encendidas las ventanas de las viviendas disponibles: ${available.map(({ name }) => name).join(", ")}.`,
      floors: facade.map(({ label, homes }) => ({
        label,
        // Floors that are set back get dark windows on paper.
        homes: Array.from({ length: facade.at(-1)?.homes.length ?? 0 }, (_, bay) => {
          const home = homes[bay];
          return home ? describeWindow(home, type) : null;
        }),
      })),
    },
  };
}

type Home = NonNullable<NonNullable<Project["facade"]>[number]["homes"][number]>;

/** Describes a window of the facade: the price of a home, or that it is not available. */
function describeWindow({ door, status, price }: Home, type: Queries.ProjectType) {
  const state = describeUnitStatus(status, type);
  return { door, status, words: status === "available" && price ? formatEuros(price) : state };
}
