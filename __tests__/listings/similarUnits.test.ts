import { findSimilarUnits } from "../../src/listings/similarUnits";
import { otherUnit, otherUnitInBuilding as unit } from "../queryResults";

const sold = { status: "sold" } as const;

it.each([
  ["plan", { plan: "Tipo F" }, { plan: "Tipo A" }],
  ["area and bedrooms", { area: 92 }, { area: 96 }],
])("finds the same home on other floors, by %s, in the facade's order", (_, own, other) => {
  const first = [unit("1.º A", own), unit("1.º F", { ...own, ...sold })];
  const units = [unit("Bajo F", own), ...first, unit("2.º B", own), unit("3.º F", other)];
  const { areSame, units: found } = findSimilarUnits("/proyecto/1/1-f/", units);
  expect(areSame).toBe(true);
  expect(found.map(({ name }) => name)).toEqual(["Bajo F", "2.º B"]);
});

it("finds those with the nearest area where none is the same", () => {
  const areas = [120, 300, 285, 310, 240, 290];
  const villas = areas.map((area, index) => otherUnit(`Villa ${index}`, { area }));
  const gone = otherUnit("Villa 9", { ...sold, area: 285 });
  const { areSame, units } = findSimilarUnits(gone.path, [gone, ...villas]);
  expect(areSame).toBe(false);
  expect(units.map(({ area }) => area)).toEqual([300, 285, 310, 290]);
});

it("finds none once all are gone", () => {
  const gone = [unit("1.º A", sold), unit("2.º A", { status: "reserved" })];
  expect(findSimilarUnits("/proyecto/1/1-a/", gone).units).toEqual([]);
});
