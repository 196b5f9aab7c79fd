/** @jest-environment node */
import { ENERGY_TEXT, energyColors } from "../../src/styles/energyColors";
import { getLuminance } from "../luminance";

const luminance = (hex: string) =>
  getLuminance([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));

it.each(Object.entries(energyColors))(
  "shows %s with sufficient contrast on its colour",
  (_, background) => {
    const contrast = (luminance(background) + 0.05) / (luminance(ENERGY_TEXT) + 0.05);
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  },
);
