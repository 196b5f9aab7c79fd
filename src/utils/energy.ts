export type Letter = Exclude<Queries.EnergyLabel, "pending">;

/**
 * The classes of the energy label, best first, in the colours that the European Union gives
 * them (Delegated Regulation (EU) 2019/2014, annex III: 100-0-100-0 to 0-100-100-0 in CMYK).
 */
export const energyGrounds: Record<Letter, string> = {
  A: "#00A651",
  B: "#50B848",
  C: "#BED630",
  D: "#FFF200",
  E: "#FDB913",
  F: "#F36F21",
  G: "#ED1C24",
};

/** The one colour of text that has 4.5:1 on all of them; on red neither ink nor white has it. */
export const ENERGY_TEXT = "#000000";

/** What is said of a rating: «Calificación energética: B», or that it is on its way. */
export function energyWords(label: Queries.EnergyLabel): string {
  return label === "pending"
    ? "Calificación energética en trámite"
    : `Calificación energética: ${label}`;
}
