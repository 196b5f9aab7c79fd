import { unitLabels } from "../texts/labels";

const ORDER = Object.keys(unitLabels);

/** Sorts homes by price, those that are available first and those that are gone last. */
export const sortByPrice = <Unit extends Pick<Queries.Unit, "status" | "price">>(
  units: readonly Unit[],
): Unit[] =>
  [...units].sort(
    (a, b) =>
      ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
      (a.price ?? Infinity) - (b.price ?? Infinity) ||
      0,
  );

/** Puts homes in the order of the facade, from below; without a facade they keep their own. */
export function sortByFacade(
  units: readonly Queries.OtherUnitFragment[],
  facade: readonly Queries.FacadeRowFragment[] | null,
): Queries.OtherUnitFragment[] {
  const floors = [...(facade ?? [])].reverse();
  const paths = floors.flatMap((floor) => floor.units.map((unit) => unit?.path));
  return [...units].sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
}
