import { ENERGY_TEXT } from "../../src/styles/energyColors";
import { createEnergyArrows, ENERGY_SCALE } from "../../src/styles/energyScalePaths";
import { color, logo } from "../../src/styles/tokens";

/** What both templates are drawn with. */
export const tokens = {
  color,
  logo,
  energy: { ...ENERGY_SCALE, text: ENERGY_TEXT, arrows: createEnergyArrows() },
};

export type Tokens = typeof tokens;
