/** @jest-environment node */
import { createFacade } from "../../plugins/gatsby-plugin-content/computedFields/unitFacade";
import { findNeighbours, findSimilarHomes, sortHomes } from "../../src/listings/otherHomes";
import { otherHome } from "../fixtures";

const FLOORS = ["Bajo", "1.º", "2.º", "3.º"];

/** A home of a building, by its name: "2.º F". */
const home = (name: string, changes: Partial<Queries.OtherHomeFragment> = {}) => {
  const [label = "", door = ""] = name.split(" ");
  return otherHome(name, { floor: FLOORS.indexOf(label), door, ...changes });
};

const sold = { status: "sold" } as const;
const building = [
  home("3.º A"),
  home("3.º F"),
  home("2.º F"),
  home("2.º E", { status: "reserved" }),
  home("2.º C"),
  home("1.º F", sold),
  home("Bajo F"),
];

const sort = (homes: Parameters<typeof sortHomes>[0]) => sortHomes(homes, createFacade(homes));
const findNames = (path: string, homes = sort(building)) => {
  const { previous, same, next } = findNeighbours(path, homes);
  return [previous?.name, same?.name, next?.name];
};

describe("sortHomes", () => {
  it("sorts by floor from below, then by door; houses keep their order", () => {
    const names = ["Bajo F", "1.º F", "2.º C", "2.º E", "2.º F", "3.º A", "3.º F"];
    expect(sort(building).map(({ name }) => name)).toEqual(names);
    const villas = [otherHome("Villa 9"), otherHome("Villa 2")];
    expect(sortHomes(villas, null)).toEqual(villas);
  });
});

describe("findNeighbours", () => {
  it("finds the available homes before and after, and the nearest one with the same door", () => {
    expect(findNames("/proyecto/1/2-f/")).toEqual(["2.º C", "3.º F", "3.º A"]);
    expect(findNames("/proyecto/1/bajo-f/")).toEqual([undefined, "2.º F", "2.º C"]);
    expect(findNames("/proyecto/1/3-f/")).toEqual(["3.º A", "2.º F", undefined]);
  });

  it("calls no home the same because of its door alone", () => {
    const larger = sort([home("1.º A"), home("1.º B"), home("2.º A", { area: 138 })]);
    expect(findNames("/proyecto/1/2-a/", larger)).toEqual(["1.º B", undefined, undefined]);
    const planned = sort([home("1.º A", { plan: "Tipo A" }), home("1.º B"), home("2.º A")]);
    expect(findNames("/proyecto/1/2-a/", planned)).toEqual(["1.º B", undefined, undefined]);
  });

  it("finds no home twice, and none beside the only one", () => {
    const tower = sort([home("1.º A"), home("2.º A"), home("3.º A")]);
    expect(findNames("/proyecto/1/2-a/", tower)).toEqual(["1.º A", undefined, "3.º A"]);
    const one = sort([home("1.º A")]);
    expect(findNames("/proyecto/1/1-a/", one)).toEqual([undefined, undefined, undefined]);
  });
});

describe("findSimilarHomes", () => {
  it.each([
    ["plan", { plan: "Tipo F" }, { plan: "Tipo A" }],
    ["area and bedrooms", { area: 92 }, { area: 96 }],
  ])("finds the same home on other floors, by %s, in the facade's order", (_, own, other) => {
    const names = [home("Bajo F", own), home("1.º F", { ...own, ...sold }), home("2.º B", own)];
    const homes = sort([...names, home("1.º A", own), home("3.º F", other)]);
    const { areSame, homes: found } = findSimilarHomes("/proyecto/1/1-f/", homes);
    expect(areSame).toBe(true);
    expect(found.map(({ name }) => name)).toEqual(["Bajo F", "2.º B"]);
  });

  it("finds those with the nearest area where none is the same", () => {
    const areas = [120, 300, 285, 310, 240, 290];
    const villas = areas.map((area, index) => otherHome(`Villa ${index}`, { area }));
    const gone = otherHome("Villa 9", { ...sold, area: 285 });
    const { areSame, homes } = findSimilarHomes(gone.path, [gone, ...villas]);
    expect(areSame).toBe(false);
    expect(homes.map(({ area }) => area)).toEqual([300, 285, 310, 290]);
  });

  it("finds none once all are gone", () => {
    const gone = [home("1.º A", sold), home("2.º A", { status: "reserved" })];
    expect(findSimilarHomes("/proyecto/1/1-a/", gone).homes).toEqual([]);
  });
});
