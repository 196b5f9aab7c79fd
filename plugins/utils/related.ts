/** The facts that related listings are chosen by. */
export interface RelatableListing {
  path: string;
  location: string;
  type: Queries.ProjectType;
  soldOut: boolean;
}

const RELATED = 3;

/** "Chamberí, Madrid" → "Madrid". */
const getTown = (location: string) => location.split(", ").at(-1);

const getPrefix = (path: string) => path.slice(0, path.indexOf("/", 1));

/**
 * Selects three other listings: those that can still be had, of them those in the same town or
 * of the same type, of them those of the same kind; else in their order.
 * @returns their paths
 */
export function selectRelated(
  listing: RelatableListing,
  listings: readonly RelatableListing[],
): string[] {
  const rank = ({ path, location, type, soldOut }: RelatableListing) =>
    (soldOut ? 0 : 8) +
    (getTown(location) === getTown(listing.location) ? 2 : 0) +
    (type === listing.type ? 2 : 0) +
    (getPrefix(path) === getPrefix(listing.path) ? 1 : 0);
  return listings
    .filter(({ path }) => path !== listing.path)
    .map((other) => ({ path: other.path, rank: rank(other) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, RELATED)
    .map(({ path }) => path);
}
