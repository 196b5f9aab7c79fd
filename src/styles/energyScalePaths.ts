import type { Letter } from "./energyColors";
import { energyColors } from "./energyColors";

/** The scale in user units: its size, the height of its arrows, the x of the marked letter. */
export const ENERGY_SCALE = { width: 212, height: 150, arrow: 18, pointerLetter: 190 };

const PITCH = 22;

/**
 * Creates the arrows of the scale, as paths for both SVG and PDF.
 * @returns for each class its colour, the paths of its arrow and of the pointer beside it, and the
 * vertical centre of both
 */
export function createEnergyArrows() {
  const half = ENERGY_SCALE.arrow / 2;
  return (Object.keys(energyColors) as Letter[]).map((letter, index) => {
    const [top, length] = [index * PITCH, 48 + index * 15];
    return {
      letter,
      background: energyColors[letter],
      middle: top + half,
      outline: `M0 ${top}h${length}l${half} ${half}l${-half} ${half}h${-length}z`,
      pointer: `M${ENERGY_SCALE.width} ${top}h-36l${-half} ${half}l${half} ${half}h36z`,
    };
  });
}
