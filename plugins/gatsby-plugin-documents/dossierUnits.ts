import { sortByPrice } from "../../src/listings/sortUnits";
import { formatEuros } from "../../src/texts/format";
import { describeUnitStatus } from "../../src/texts/labels";
import {
  describeSharedFigures,
  describeUnit,
  describeUnitAvailability,
  describeUnitTable,
  getUnitColumns,
} from "../../src/texts/unitTable";
import type { Project } from "./dossierContent";

type Units = NonNullable<Project["units"]>;

/** Words, which are aligned to the left; numbers are aligned to the right. */
const WORDS = ["name", "orientation", "status"];

/**
 * Creates the table of a project's homes, and its facade if there is one.
 * @param vat percentage, for the note on prices
 */
export function createUnits(units: Units, { type, facade }: Project, vat?: number | null) {
  const bays = facade?.at(-1)?.units.length ?? 0;
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
    rows: sortByPrice(units).map((unit) => ({
      status: unit.status,
      words: describeUnit(unit, type),
    })),
    facade: facade && {
      alt: describeFacade(units.filter(({ status }) => status === "available")),
      floors: facade.map(({ label, units }) => ({
        label,
        // Floors that are set back are centred, as on the page, between dark windows.
        units: Array.from({ length: bays }, (_, bay) => {
          const unit = units[bay - Math.floor((bays - units.length) / 2)];
          return unit ? describeWindow(unit, type) : null;
        }),
      })),
    },
  };
}

/** Describes for screen readers which windows are lit. */
function describeFacade(available: Units): string {
  const names = available.map(({ name }) => name).join(", ");
  return available.length === 1
    ? `La fachada, en la que está encendida la ventana de la vivienda disponible: ${names}.`
    : `La fachada, en la que están encendidas las ventanas de las viviendas disponibles: ${names}.`;
}

type Unit = NonNullable<NonNullable<Project["facade"]>[number]["units"][number]>;

/** Describes a window of the facade: the price of a home, or that it is not available. */
function describeWindow({ door, status, price }: Unit, type: Queries.ProjectType) {
  const state = describeUnitStatus(status, type);
  return { door, status, words: status === "available" && price ? formatEuros(price) : state };
}
