import { createFacade } from "../../../../plugins/gatsby-plugin-content/computedFields/buildingFacade";

const unit = (
  name: string,
  floor?: number,
  door?: string,
  status: Queries.UnitStatus = "sold",
) => ({ name, floor, door, status });

const draw = (units: ReturnType<typeof unit>[]) =>
  createFacade(units)?.map(({ label, units }) =>
    [label, ...units.map((one) => one?.name ?? "—")].join(" | "),
  );

it("has a row a floor, the top one first, with a window for each letter up to the last of it or above", () => {
  const units = [
    unit("Bajo D", 0, "D", "available"),
    unit("1.º B", 1, "B"),
    unit("1.º C", 1, "C", "reserved"),
    unit("Ático B", 12, "B"),
  ];
  expect(draw(units)).toEqual(["Ático | Ático B", "1.º | 1.º B | 1.º C", "Bajo | — | — | Bajo D"]);
});

it("has no floor that is narrower than the one above", () => {
  const units = [unit("Bajo A", 0, "A", "available"), unit("1.º C", 1, "C"), unit("2.º B", 2, "B")];
  expect(draw(units)).toEqual(["2.º | — | 2.º B", "1.º | — | — | 1.º C", "Bajo | Bajo A | — | —"]);
});

it("puts small letters in order too, below the same capitals", () => {
  const units = [unit("1.º c", 1, "c", "available"), unit("1.º a", 1, "a"), unit("2.º C", 2, "C")];
  expect(createFacade(units)?.map((floor) => floor.units.map((one) => one?.name))).toEqual([
    [undefined, undefined, "2.º C"],
    ["1.º a", undefined, "1.º c"],
  ]);
});

it("has columns for numbers by their size, and one for a name in both cases", () => {
  const units = [
    unit("1.º 10", 1, "10", "available"),
    unit("1.º 2", 1, "2"),
    unit("2.º 1", 2, "1"),
    unit("1.º Dcha", 1, "Dcha"),
    unit("2.º dcha", 2, "dcha"),
  ];
  expect(draw(units)).toEqual([
    "2.º | 2.º 1 | — | — | 2.º dcha",
    "1.º | — | 1.º 2 | 1.º 10 | 1.º Dcha",
  ]);
});

it("has columns for other names in order of appearance, after the letters", () => {
  const units = [
    unit("1.º izda.", 1, "izda."),
    unit("1.º B", 1, "B"),
    unit(" 2.º  dcha.", 2, "dcha. ", "available"),
    unit("2.º A", 2, "A"),
  ];
  expect(draw(units)).toEqual([
    "2.º | 2.º A | — | — |  2.º  dcha.",
    "1.º | — | 1.º B | 1.º izda. | —",
  ]);
});

it.each([
  ["there are no homes", null],
  ["no home says where it is", [unit("Villa 1", undefined, undefined, "available")]],
  ["one does not say it", [unit("1.º A", 1, "A", "available"), unit("1.º B")]],
  ["none is available", [unit("1.º A", 1, "A"), unit("1.º B", 1, "B", "reserved")]],
] as const)("is missing if %s", (_, units) => {
  expect(createFacade(units)).toBeNull();
});
