import { calculateSunlight } from "../../../../plugins/gatsby-plugin-content/computedFields/sunlight";
import { unitFields } from "../../../../plugins/gatsby-plugin-content/computedFields/unitFields";
import { formatTime } from "../../../../src/texts/sunlight";

const lasRozas = { latitude: 40.4988, longitude: -3.8792 };
const tenerife = { latitude: 28.05, longitude: -16.72 };

const format = ({ intervals }: Queries.SunlightDay) =>
  intervals.map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(", ");

const calculate = (orientation: string, place = lasRozas) => {
  const sunlight = calculateSunlight(orientation, place);
  return sunlight && [format(sunlight.december), format(sunlight.june)];
};

it.each([
  ["sur", ["9:20–17:10", "11:50–16:40"]],
  ["este", ["9:20–12:30", "7:20–13:30"]],
  ["oeste", ["14:00–17:10", "15:10–21:10"]],
  ["noroeste", ["", "16:20–21:10"]],
  ["norte", ["", "7:20–9:00, 19:30–21:10"]],
])("shines into a living room to the %s in Madrid at %j", (orientation, times) => {
  expect(calculate(orientation)).toEqual(times);
});

it("is told in the time of the Canary Islands, where the sun of June is too high for the south", () => {
  expect(calculate("sur", tenerife)).toEqual(["8:30–17:40", ""]);
  expect(calculate("oeste", tenerife)).toEqual(["13:50–17:40", "15:00–20:30"]);
});

it("is left out if it is less than the ten minutes to which it is rounded", () => {
  expect(calculate("noreste", { latitude: 36.72, longitude: -4.42 })?.[0]).toBe("");
});

it("has the sun's path from horizon to horizon, with a position for each time that is told", () => {
  const { december, june } = calculateSunlight("sur", lasRozas) ?? {};
  for (const { intervals, path } of [december, june].flatMap((day) => day ?? [])) {
    expect(path[0]?.altitude).toBeCloseTo(0, 0);
    expect(path.at(-1)?.altitude).toBeCloseTo(0, 0);
    const minutes = path.map(({ minute }) => minute);
    expect(minutes).toEqual(
      expect.arrayContaining(intervals.flatMap(({ from, to }) => [from, to])),
    );
  }
  const noon = june?.path.reduce((a, b) => (a.altitude > b.altitude ? a : b));
  expect(noon?.altitude).toBeCloseTo(90 - 40.4988 + 23.44, 0);
  expect(Math.abs((noon?.azimuth ?? 0) - 180)).toBeLessThan(6);
});

it.each([
  ["where the room faces", undefined, lasRozas],
  ["a compass point", "arriba", lasRozas],
  ["the place", "sur", null],
  ["numbers of it", "sur", { latitude: "40,5", longitude: -3.9 }],
  ["a place in Spain", "sur", { latitude: 48.85, longitude: 2.35 }],
])("is unknown without %s", (_, orientation, place) => {
  expect(calculateSunlight(orientation, place)).toBeNull();
});

it("is a home's, from its orientation and its project's place", () => {
  const resolve = (unit: object, project: object | null) =>
    unitFields.sunlight?.resolve?.(
      unit,
      {},
      { nodeModel: { getNodeById: () => project } } as never,
      {},
    );
  expect(resolve({ orientation: "sur" }, { place: lasRozas })).toMatchObject({ azimuth: 180 });
  expect(resolve({ orientation: "sur" }, {})).toBeNull();
  expect(resolve({}, { place: lasRozas })).toBeNull();
  expect(resolve({ orientation: "sur" }, null)).toBeNull();
});
