import type { Unit } from "./similarUnits";
import { areSameUnit, countFloors, isAvailable } from "./similarUnits";

/**
 * Finds the available homes before and after a home, and the nearest one that is the same behind
 * the same door of another floor; none is found twice.
 * @param units in the order of the facade
 */
export function findPreviousAndNext(path: string, units: readonly Unit[]) {
  const index = units.findIndex((unit) => unit.path === path);
  const current = units[index];
  if (!current) return {};
  const previous = units.slice(0, index).findLast(isAvailable);
  const next = units.slice(index + 1).find(isAvailable);
  const [same] = units
    .filter((unit) => isAvailable(unit) && unit.door === current.door && areSameUnit(unit, current))
    .filter((unit) => ![current, previous, next].includes(unit))
    .sort((a, b) => countFloors(a, current) - countFloors(b, current));
  return { previous, same, next };
}
