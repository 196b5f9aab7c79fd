import { getTown } from "../../../src/listings/parseListingTexts";
import { isSoldOut } from "../../../src/listings/projectStatus";
import { normalizeText } from "../model/normalizeText";
import { calculateOffer } from "./projectOffer";
import { readText } from "./readNodeValues";
import { createSortKey, type OrderedNode } from "./sortKey";

/** The fields of a project's or rental's node that decide which listings are related. */
export interface ListingNode extends OrderedNode {
  internal: { type: string };
  location: string;
  status?: Queries.ProjectStatus;
  type?: Queries.ProjectType;
  units?: readonly Pick<Queries.Unit, "status">[];
}

const RELATED = 3;

const readTown = ({ location }: ListingNode) => getTown(normalizeText(readText(location)));

const getOperation = ({ type = "rent" }: ListingNode) => type;

/** Whether no home is left; never for a rental, which is removed once it is let. */
const hasNoUnitsLeft = ({ status, units }: ListingNode) =>
  status !== undefined && isSoldOut({ status, offer: calculateOffer(units) });

/**
 * Selects three other listings. Those with homes left come first; then the same
 * operation (sale or rent) counts three points, the same town and the same kind two each; ties keep
 * the lists' order, projects first.
 * @param listings all listings, in any order
 */
export function selectRelated(
  listing: ListingNode,
  listings: readonly ListingNode[],
): ListingNode[] {
  const isSame = (other: ListingNode) =>
    other.jsonId === listing.jsonId && other.internal.type === listing.internal.type;
  const rank = (other: ListingNode) =>
    (hasNoUnitsLeft(other) ? 0 : 8) +
    (readTown(other) === readTown(listing) ? 2 : 0) +
    (getOperation(other) === getOperation(listing) ? 3 : 0) +
    (other.internal.type === listing.internal.type ? 2 : 0);
  return listings
    .filter((other) => !isSame(other))
    .map((node) => ({ node, rank: rank(node), key: node.internal.type + createSortKey(node) }))
    .sort((a, b) => b.rank - a.rank || (a.key < b.key ? -1 : 1))
    .slice(0, RELATED)
    .map(({ node }) => node);
}
