/** @jest-environment node */
import { createEnergyArrows, ENERGY_TEXT } from "../../src/descriptions/energy";

/** Relative luminance, by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const arrows = createEnergyArrows();

it.each(arrows.map(({ letter, background }) => [letter, background]))(
  "has %s readable on its colour",
  (_, background) => {
    const contrast = (luminance(background) + 0.05) / (luminance(ENERGY_TEXT) + 0.05);
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  },
);
