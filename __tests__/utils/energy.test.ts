/** @jest-environment node */
import {
  describeEnergy,
  ENERGY_SCALE,
  ENERGY_TEXT,
  listEnergyArrows,
} from "../../src/utils/energy";

/** Relative luminance, by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const arrows = listEnergyArrows();

it("has arrows of increasing length from A to G", () => {
  expect(arrows.map(({ letter }) => letter).join("")).toBe("ABCDEFG");
  const lengths = arrows.map(({ outline }) => Number(/h(\d+)/.exec(outline)?.[1]));
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(new Set(lengths).size).toBe(7);
});

it("has room for all arrows and the mark", () => {
  const last = arrows.at(-1);
  const length = Number(/h(\d+)/.exec(last?.outline ?? "")?.[1]) + ENERGY_SCALE.arrow / 2;
  expect(length).toBeLessThan(ENERGY_SCALE.width - 45);
  expect((last?.middle ?? 0) + ENERGY_SCALE.arrow / 2).toBe(ENERGY_SCALE.height);
});

it.each(arrows.map(({ letter, ground }) => [letter, ground]))(
  "has %s readable on its colour",
  (_, ground) => {
    const contrast = (luminance(ground) + 0.05) / (luminance(ENERGY_TEXT) + 0.05);
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  },
);

it("describes a rating", () => {
  expect(describeEnergy("B")).toBe("Calificación energética: B");
  expect(describeEnergy("pending")).toBe("Calificación energética en trámite");
});
