import { sectionTitles } from "../../descriptions/sections";
import { DetailSection } from "../detail/DetailSections";
import { FloorPlans } from "../media/FloorPlans";
import { VirtualTour } from "../media/VirtualTour";
import { Place } from "./Place";

/** The optional sections that projects and rentals share: plans, a tour, the surroundings. */
export function ListingExtras({ listing }: { listing: Queries.ListingDetailsFragment }) {
  const { title, location, floorPlans, virtualTour, place } = listing;
  return (
    <>
      {floorPlans && (
        <DetailSection title={sectionTitles.plans}>
          <FloorPlans title={title} plans={floorPlans} />
        </DetailSection>
      )}
      {virtualTour && (
        <DetailSection title={sectionTitles.tour} screenOnly>
          <VirtualTour title={title} url={virtualTour} />
        </DetailSection>
      )}
      <Place place={place} title={title} location={location} />
    </>
  );
}
