type Letter = Exclude<Queries.EnergyLabel, "pending">;

/**
 * The colours of the energy classes, best first, as laid down by the European Union (Delegated
 * Regulation (EU) 2019/2014, annex III: 100-0-100-0 to 0-100-100-0 in CMYK).
 */
export const energyColors: Record<Letter, string> = {
  A: "#00A651",
  B: "#50B848",
  C: "#BED630",
  D: "#FFF200",
  E: "#FDB913",
  F: "#F36F21",
  G: "#ED1C24",
};

/** Only black has a contrast of at least 4.5:1 on all of these colours. */
export const ENERGY_TEXT = "#000000";

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
