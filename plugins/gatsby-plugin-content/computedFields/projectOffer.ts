import { addVat } from "../../../src/costs/purchasePlan";
import { readObjects } from "./readNodeValues";

/** The fields of a home from which the offer is calculated. */
type Unit = Pick<Queries.Unit, "status"> & Partial<Pick<Queries.Unit, "price">>;

/**
 * Calculates the lowest price and the number of available homes.
 * @param vat percentage to add to the price, if known
 * @returns null for a project without a list of homes
 */
export function calculateOffer(
  units: readonly Unit[] | null | undefined,
  vat?: number | null,
): Queries.ProjectOffer | null {
  if (!units) return null;
  const listed = readObjects(units);
  const available = listed.filter(({ status }) => status === "available");
  const prices = available.flatMap(({ price }) => (typeof price === "number" ? [price] : []));
  const priceFrom = prices.length > 0 ? Math.min(...prices) : null;
  return {
    priceFrom,
    priceFromWithVat: priceFrom && typeof vat === "number" ? addVat(priceFrom, vat) : null,
    available: available.length,
    total: listed.length,
  };
}
