import { formatEuros } from "../../src/texts/format";
import {
  describeSharedFigures,
  describeUnit,
  describeUnitAvailability,
  describeUnitStatus,
  describeUnitTable,
  getUnitColumns,
  sortUnits,
} from "../../src/texts/units";
import type { Project } from "./dossierContent";

type Units = NonNullable<Project["units"]>;

/** Words, which are aligned to the left; numbers are aligned to the right. */
const WORDS = ["name", "orientation", "status"];

/**
 * Creates the table of a project's homes, and its facade if there is one.
 * @param vat percentage, for the note on prices
 */
export function createHomes(units: Units, { type, facade }: Project, vat?: number | null) {
  const available = units.filter(({ status }) => status === "available");
  const bays = facade?.at(-1)?.homes.length ?? 0;
  return {
    note: [
      `${describeUnitAvailability(units)}.`,
      describeSharedFigures(units),
      describeUnitTable(units, type, vat),
    ]
      .filter(Boolean)
      .join(" "),
    columns: getUnitColumns(type, units).map((column) => ({
      ...column,
      isNumber: !WORDS.includes(column.key),
    })),
    rows: sortUnits(units).map((unit) => ({
      status: unit.status,
      words: describeUnit(unit, type),
    })),
    facade: facade && {
      alt: `La fachada, en la que están encendidas las ventanas de las viviendas disponibles: ${available.map(({ name }) => name).join(", ")}.`,
      floors: facade.map(({ label, homes }) => ({
        label,
        // Floors that are set back are centred, as on the page, between dark windows.
        homes: Array.from({ length: bays }, (_, bay) => {
          const home = homes[bay - Math.floor((bays - homes.length) / 2)];
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
