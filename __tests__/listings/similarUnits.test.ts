import { createFacade } from "../../plugins/gatsby-plugin-content/computedFields/buildingFacade";
import { findNeighbours, findSimilarUnits } from "../../src/listings/similarUnits";
import { sortByFacade } from "../../src/listings/sortUnits";
import { otherUnit } from "../queryResults";

const FLOORS = ["Bajo", "1.º", "2.º", "3.º"];

/** A home of a building, by its name: "2.º F". */
const unit = (name: string, changes: Partial<Queries.OtherUnitFragment> = {}) => {
  const [label = "", door = ""] = name.split(" ");
  return otherUnit(name, { floor: FLOORS.indexOf(label), door, ...changes });
};

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
  const { previous, same, next } = findNeighbours(path, units);
  return [previous?.name, same?.name, next?.name];
};

describe("sortHomes", () => {
  it("sorts by floor from below, then by door; houses keep their order", () => {
    const names = ["Bajo F", "1.º F", "2.º C", "2.º E", "2.º F", "3.º A", "3.º F"];
    expect(sort(building).map(({ name }) => name)).toEqual(names);
    const villas = [otherUnit("Villa 9"), otherUnit("Villa 2")];
    expect(sortByFacade(villas, null)).toEqual(villas);
  });
});

describe("findNeighbours", () => {
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
});

describe("findSimilarHomes", () => {
  it.each([
    ["plan", { plan: "Tipo F" }, { plan: "Tipo A" }],
    ["area and bedrooms", { area: 92 }, { area: 96 }],
  ])("finds the same home on other floors, by %s, in the facade's order", (_, own, other) => {
    const names = [unit("Bajo F", own), unit("1.º F", { ...own, ...sold }), unit("2.º B", own)];
    const units = sort([...names, unit("1.º A", own), unit("3.º F", other)]);
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
});
