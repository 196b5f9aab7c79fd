import { createFacade } from "../../plugins/gatsby-plugin-content/computedFields/buildingFacade";
import { sortByFacade } from "../../src/listings/sortUnits";
import { otherUnit, otherUnitInBuilding as unit } from "../queryResults";

const sold = { status: "sold" } as const;

const building = [
  unit("3.º A"),
  unit("3.º F"),
  unit("2.º F"),
  unit("2.º E", { status: "reserved" }),
  unit("2.º C"),
  unit("1.º F", sold),
  unit("Bajo F"),
];

const sort = (units: Parameters<typeof sortByFacade>[0]) =>
  sortByFacade(units, createFacade(units));

it("sorts by floor from below, then by door; houses keep their order", () => {
  const names = ["Bajo F", "1.º F", "2.º C", "2.º E", "2.º F", "3.º A", "3.º F"];
  expect(sort(building).map(({ name }) => name)).toEqual(names);
  const villas = [otherUnit("Villa 9"), otherUnit("Villa 2")];
  expect(sortByFacade(villas, null)).toEqual(villas);
});
