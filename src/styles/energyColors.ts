export type Letter = Exclude<Queries.EnergyLabel, "pending">;

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
