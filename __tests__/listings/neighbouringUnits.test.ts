import { findPreviousAndNext } from "../../src/listings/neighbouringUnits";
import { otherUnitInBuilding as unit } from "../queryResults";

const sold = { status: "sold" } as const;

/** In the order of the facade. */
const building = [
  unit("Bajo F"),
  unit("1.º F", sold),
  unit("2.º C"),
  unit("2.º E", { status: "reserved" }),
  unit("2.º F"),
  unit("3.º A"),
  unit("3.º F"),
];

const findNames = (path: string, units = building) => {
  const { previous, same, next } = findPreviousAndNext(path, units);
  return [previous?.name, same?.name, next?.name];
};

it("finds the available homes before and after, and the nearest one with the same door", () => {
  expect(findNames("/proyecto/1/2-f/")).toEqual(["2.º C", "3.º F", "3.º A"]);
  expect(findNames("/proyecto/1/bajo-f/")).toEqual([undefined, "2.º F", "2.º C"]);
  expect(findNames("/proyecto/1/3-f/")).toEqual(["3.º A", "2.º F", undefined]);
});

it("calls no home the same because of its door alone", () => {
  const larger = [unit("1.º A"), unit("1.º B"), unit("2.º A", { area: 138 })];
  expect(findNames("/proyecto/1/2-a/", larger)).toEqual(["1.º B", undefined, undefined]);
  const planned = [unit("1.º A", { plan: "Tipo A" }), unit("1.º B"), unit("2.º A")];
  expect(findNames("/proyecto/1/2-a/", planned)).toEqual(["1.º B", undefined, undefined]);
});

it("finds no home twice, and none beside the only one", () => {
  const tower = [unit("1.º A"), unit("2.º A"), unit("3.º A")];
  expect(findNames("/proyecto/1/2-a/", tower)).toEqual(["1.º A", undefined, "3.º A"]);
  const one = [unit("1.º A")];
  expect(findNames("/proyecto/1/1-a/", one)).toEqual([undefined, undefined, undefined]);
});
