import { energyGrounds, type Letter } from "./energy";

/** The scale as it is drawn, in units of its own: its size, and an arrow's height. */
export const ENERGY_SCALE = { width: 212, height: 150, arrow: 18 };

const PITCH = 22;

/**
 * The arrows of the scale, for an SVG and for a PDF, whose paths are written alike.
 * @returns for each class its colour, the outline of its arrow, the middle of the
 * arrow's height and the outline of the mark beside it
 */
export function energyArrows() {
  const half = ENERGY_SCALE.arrow / 2;
  return (Object.keys(energyGrounds) as Letter[]).map((letter, index) => {
    const [top, length] = [index * PITCH, 48 + index * 15];
    return {
      letter,
      ground: energyGrounds[letter],
      middle: top + half,
      outline: `M0 ${top}h${length}l${half} ${half}l${-half} ${half}h${-length}z`,
      mark: `M${ENERGY_SCALE.width} ${top}h-36l${-half} ${half}l${half} ${half}h36z`,
    };
  });
}
