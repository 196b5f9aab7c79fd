import { energyLabels } from "./labels";

export const ENERGY_TITLE = "Calificación energética";

/** For example "Calificación energética: B", or that it is pending. */
export function describeEnergy(label: Queries.EnergyLabel): string {
  return label === "pending" ? `${ENERGY_TITLE} en trámite` : `${ENERGY_TITLE}: ${label}`;
}

/** The scale's alternative text. */
export function describeEnergyScale(label: Queries.EnergyLabel): string {
  return `${describeEnergy(label)}, en una escala de la A a la G`;
}

/** The text below `ENERGY_TITLE`: "Clase B", or that it is pending. */
export function describeEnergyClass(label: Queries.EnergyLabel): string {
  return label === "pending" ? energyLabels.pending : `Clase ${label}`;
}

/** The note on the rating of a building that is not finished. */
export const PLANNED_ENERGY_NOTE =
  "Calificación del proyecto; la del edificio terminado se emite al acabar la obra.";
