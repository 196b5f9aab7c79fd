export type Unit = Queries.OtherUnitFragment;

export const isAvailable = ({ status }: Unit) => status === "available";

/** How many floors two homes are apart. */
export const countFloors = (a: Unit, b: Unit) => Math.abs((a.floor ?? 0) - (b.floor ?? 0));

/** Whether two homes have the same plan, or else the same area and bedrooms, on different floors. */
export const areSameUnit = (a: Unit, b: Unit) =>
  Boolean(a.door) &&
  a.floor !== b.floor &&
  (a.plan || b.plan ? a.plan === b.plan : a.area === b.area && a.bedrooms === b.bedrooms);
/** How many homes are suggested instead of one that is gone. */
const MAX_SUGGESTED = 4;

/**
 * Finds the available homes that are most like one that is gone.
 * @param units in the order of the facade
 * @returns the same ones on other floors, or else the nearest in area
 */
export function findSimilarUnits(path: string, units: readonly Unit[]) {
  const current = units.find((unit) => unit.path === path);
  if (!current) return { areSame: false, units: [] };
  const available = units.filter((unit) => isAvailable(unit) && unit !== current);
  const same = available.filter((unit) => areSameUnit(unit, current));
  const getDifference = (unit: Unit) => Math.abs(unit.area - current.area);
  const areSame = same.length > 0;
  const nearest = areSame
    ? same.sort((a, b) => countFloors(a, current) - countFloors(b, current))
    : available.sort((a, b) => getDifference(a) - getDifference(b));
  const suggested = nearest.slice(0, MAX_SUGGESTED);
  return { areSame, units: units.filter((unit) => suggested.includes(unit)) };
}
