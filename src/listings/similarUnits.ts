type Unit = Queries.OtherUnitFragment;

const isAvailable = ({ status }: Unit) => status === "available";

/** How many floors two homes are apart. */
const countFloors = (a: Unit, b: Unit) => Math.abs((a.floor ?? 0) - (b.floor ?? 0));

/** Whether two homes have the same plan, or else the same area and bedrooms, on different floors. */
const areSameUnit = (a: Unit, b: Unit) =>
  Boolean(a.door) &&
  a.floor !== b.floor &&
  (a.plan || b.plan ? a.plan === b.plan : a.area === b.area && a.bedrooms === b.bedrooms);

/**
 * Finds the available homes before and after a home, and the nearest one that is the same behind
 * the same door of another floor; none is found twice.
 * @param homes in the order of the facade
 */
export function findNeighbours(path: string, units: readonly Unit[]) {
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

/** How many homes are suggested instead of one that is gone. */
const MAX_SUGGESTED = 4;

/**
 * Finds the available homes that are most like one that is gone.
 * @param homes in the order of the facade
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
