import { compareByOrder, type Ordered } from "../../src/utils/entries";
import type { ProjectFacts } from "../../src/utils/projectFilters";
import type { RentalFacts } from "../../src/utils/rentalFilters";

/**
 * Collects what a list of projects is filtered by.
 * @param projects all of them, in any order
 * @returns the facts of each, in the order of the list
 */
export function indexProjects(projects: readonly (Ordered & ProjectFacts)[]): ProjectFacts[] {
  return [...projects]
    .sort(compareByOrder)
    .map(({ status, type, location }) => ({ status, type, location }));
}

/**
 * Collects what a list of rentals is filtered by.
 * @param rentals all of them, in any order
 * @returns the facts of each, in the order of the list
 */
export function indexRentals(rentals: readonly (Ordered & RentalFacts)[]): RentalFacts[] {
  return [...rentals]
    .sort(compareByOrder)
    .map(({ price, bedrooms, area }) => ({ price, bedrooms, area }));
}
