/** The fields of a home that the offer is calculated from. */
type Unit = Pick<Queries.Unit, "status"> & Partial<Pick<Queries.Unit, "price">>;

export const offerTypeDefs = `
"Lo que una promoción ofrece, calculado de sus viviendas."
type ProjectOffer {
  "El precio más bajo de las disponibles, en euros; al mes, si es de alquiler."
  priceFrom: Float
  available: Int!
  total: Int!
}`;

/**
 * Calculates the lowest price and the number of available homes.
 * @returns null for a project that lists no homes
 */
export function calculateOffer(
  units: readonly Unit[] | null | undefined,
): Queries.ProjectOffer | null {
  if (!units) return null;
  const available = units.filter(({ status }) => status === "available");
  const prices = available.flatMap(({ price }) => price ?? []);
  return {
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    available: available.length,
    total: units.length,
  };
}
