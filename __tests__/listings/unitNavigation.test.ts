import { createFacade } from "../../plugins/gatsby-plugin-content/computedFields/buildingFacade";
import { sortByFacade } from "../../src/listings/sortUnits";
import { findPreviousAndNext } from "../../src/listings/unitNavigation";
import { otherUnitInBuilding as unit } from "../queryResults";

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
const findNames = (path: string, units = sort(building)) => {
  const { previous, same, next } = findPreviousAndNext(path, units);
  return [previous?.name, same?.name, next?.name];
};

it("finds the available homes before and after, and the nearest one with the same door", () => {
  expect(findNames("/proyecto/1/2-f/")).toEqual(["2.º C", "3.º F", "3.º A"]);
  expect(findNames("/proyecto/1/bajo-f/")).toEqual([undefined, "2.º F", "2.º C"]);
  expect(findNames("/proyecto/1/3-f/")).toEqual(["3.º A", "2.º F", undefined]);
});

it("calls no home the same because of its door alone", () => {
  const larger = sort([unit("1.º A"), unit("1.º B"), unit("2.º A", { area: 138 })]);
  expect(findNames("/proyecto/1/2-a/", larger)).toEqual(["1.º B", undefined, undefined]);
  const planned = sort([unit("1.º A", { plan: "Tipo A" }), unit("1.º B"), unit("2.º A")]);
  expect(findNames("/proyecto/1/2-a/", planned)).toEqual(["1.º B", undefined, undefined]);
});

it("finds no home twice, and none beside the only one", () => {
  const tower = sort([unit("1.º A"), unit("2.º A"), unit("3.º A")]);
  expect(findNames("/proyecto/1/2-a/", tower)).toEqual(["1.º A", undefined, "3.º A"]);
  const one = sort([unit("1.º A")]);
  expect(findNames("/proyecto/1/1-a/", one)).toEqual([undefined, undefined, undefined]);
});
