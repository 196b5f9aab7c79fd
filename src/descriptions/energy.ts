import { energyLabels } from "./labels";

type Letter = Exclude<Queries.EnergyLabel, "pending">;

/**
 * The classes of the energy label, best first, in the colours that the European Union gives
 * them (Delegated Regulation (EU) 2019/2014, annex III: 100-0-100-0 to 0-100-100-0 in CMYK).
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

/** Black alone has a contrast of 4.5:1 on all of these colours. */
export const ENERGY_TEXT = "#000000";

/** The title of the label. */
export const ENERGY_TITLE = "Calificación energética";

/** "Calificación energética: B", or that it is pending. */
export function describeEnergy(label: Queries.EnergyLabel): string {
  return label === "pending" ? `${ENERGY_TITLE} en trámite` : `${ENERGY_TITLE}: ${label}`;
}

/** The alternative text of the scale. */
export function describeEnergyScale(label: Queries.EnergyLabel): string {
  return `${describeEnergy(label)}, en una escala de la A a la G`;
}

/** What stands under `ENERGY_TITLE`: "Clase B", or that it is pending. */
export function describeEnergyClass(label: Queries.EnergyLabel): string {
  return label === "pending" ? energyLabels.pending : `Clase ${label}`;
}

/** What is said with the rating of a building that is not finished. */
export const PLANNED_ENERGY_NOTE =
  "Calificación del proyecto; la del edificio terminado se emite al acabar la obra.";

/** The size of the drawn scale, the height of its arrows and where the marked letter stands, in user units. */
export const ENERGY_SCALE = { width: 212, height: 150, arrow: 18, markedLetter: 190 };

const PITCH = 22;

/**
 * Creates the arrows of the scale, with paths for an SVG as well as a PDF.
 * @returns for each class its colour, the outlines of its arrow and of the mark beside it, and
 * the middle of their height
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
      mark: `M${ENERGY_SCALE.width} ${top}h-36l${-half} ${half}l${half} ${half}h36z`,
    };
  });
}
