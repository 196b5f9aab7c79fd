import { getFloorLabel } from "../../../src/listings/parseListingTexts";
import { normalizeText } from "../model/normalizeText";
import { readObjects, readText } from "./readNodeValues";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The fields of a home from which the facade is made. */
type Unit = Pick<Queries.Unit, "name" | "status"> & Partial<Pick<Queries.Unit, "floor" | "door">>;

/**
 * Arranges a project's homes as on the building's facade. A floor has the doors up to its last one
 * that is offered, and never fewer than the floor above it.
 * @returns its floors, the top one first, each with a home for every door from left to right, null
 * if it is not offered; null for the whole if there is nothing to choose: no home is available, or
 * the homes don't say where they are
 */
export function createFacade<Placed extends Unit>(units: readonly Placed[] | null | undefined) {
  const placed = readObjects(units).flatMap((unit) => {
    const [name, door] = [normalizeText(readText(unit.name)), normalizeText(readText(unit.door))];
    // "a" is the door below "A".
    const column = door.toUpperCase();
    const label = getFloorLabel(name, door);
    return typeof unit.floor === "number" && door ? { unit, floor: unit.floor, column, label } : [];
  });
  const isComplete = placed.length === units?.length;
  if (!isComplete || !placed.some(({ unit }) => unit.status === "available")) return null;
  const doors = listDoors(placed.map(({ column }) => column));
  const floors = [...new Set(placed.map(({ floor }) => floor))].sort((a, b) => b - a);
  let width = 0;
  return floors.map((floor) => {
    const row = placed.filter((unit) => unit.floor === floor);
    width = Math.max(width, ...row.map(({ column }) => doors.indexOf(column) + 1));
    return {
      label: row[0]?.label ?? "",
      units: doors
        .slice(0, width)
        .map((door) => row.find(({ column }) => column === door)?.unit ?? null),
    };
  });
}

/**
 * Lists doors once: the letters from the first to the last, numbers by size, then others in order of
 * appearance.
 */
function listDoors(doors: readonly string[]): string[] {
  const places = doors.map((door) => ALPHABET.indexOf(door)).filter((place) => place >= 0);
  const letters = ALPHABET.slice(Math.min(...places), Math.max(...places) + 1);
  const numbers = doors.filter((door) => /^\d+$/.test(door)).sort((a, b) => Number(a) - Number(b));
  return [...new Set([...(places.length > 0 ? letters : []), ...numbers, ...doors])];
}
