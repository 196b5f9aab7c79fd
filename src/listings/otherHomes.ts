type Home = Queries.OtherHomeFragment;

/** Puts homes in the order of the facade, from below; without a facade they keep their own. */
export function sortHomes(
  homes: readonly Home[],
  facade: readonly Queries.FacadeRowFragment[] | null,
): Home[] {
  const floors = [...(facade ?? [])].reverse();
  const paths = floors.flatMap((floor) => floor.homes.map((home) => home?.path));
  return [...homes].sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
}

const isAvailable = ({ status }: Home) => status === "available";

/** How many floors two homes are apart. */
const countFloors = (a: Home, b: Home) => Math.abs((a.floor ?? 0) - (b.floor ?? 0));

/** Whether two homes have the same plan, or else the same area and bedrooms, on different floors. */
const areSameHome = (a: Home, b: Home) =>
  Boolean(a.door) &&
  a.floor !== b.floor &&
  (a.plan || b.plan ? a.plan === b.plan : a.area === b.area && a.bedrooms === b.bedrooms);

/**
 * Finds the available homes before and after a home, and the nearest one that is the same behind
 * the same door of another floor; none is found twice.
 * @param homes in the order of the facade
 */
export function findNeighbours(path: string, homes: readonly Home[]) {
  const index = homes.findIndex((home) => home.path === path);
  const current = homes[index];
  if (!current) return {};
  const previous = homes.slice(0, index).findLast(isAvailable);
  const next = homes.slice(index + 1).find(isAvailable);
  const [same] = homes
    .filter((home) => isAvailable(home) && home.door === current.door && areSameHome(home, current))
    .filter((home) => ![current, previous, next].includes(home))
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
export function findSimilarHomes(path: string, homes: readonly Home[]) {
  const current = homes.find((home) => home.path === path);
  if (!current) return { areSame: false, homes: [] };
  const available = homes.filter((home) => isAvailable(home) && home !== current);
  const same = available.filter((home) => areSameHome(home, current));
  const getDifference = (home: Home) => Math.abs(home.area - current.area);
  const areSame = same.length > 0;
  const nearest = areSame
    ? same.sort((a, b) => countFloors(a, current) - countFloors(b, current))
    : available.sort((a, b) => getDifference(a) - getDifference(b));
  const suggested = nearest.slice(0, MAX_SUGGESTED);
  return { areSame, homes: homes.filter((home) => suggested.includes(home)) };
}
