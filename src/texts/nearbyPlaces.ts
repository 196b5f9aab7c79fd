import { NBSP } from "./format";
import { travelLabels } from "./labels";
import type { Fact } from "./listingFacts";

/** Describes places nearby and how far away they are: "Metro", "6 min a pie". */
export function describeNearby(nearby: readonly Queries.NearbyPlace[]): Fact[] {
  return nearby.map(({ name, minutes, means }) => ({
    label: name,
    value: `${minutes}${NBSP}min ${travelLabels[means]}`,
  }));
}
