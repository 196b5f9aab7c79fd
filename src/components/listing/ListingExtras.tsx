import { graphql } from "gatsby";
import { sectionTitles } from "../../descriptions/sections";
import { DetailSection } from "../detail/DetailSections";
import { FloorPlans } from "../media/FloorPlans";
import { VirtualTour } from "../media/VirtualTour";
import { Place } from "./Place";

/** The optional sections that projects and rentals share: floor plans, tour, surroundings. */
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

/** The fields that the pages of projects and rentals share. */
export const query = graphql`
  fragment ListingDetails on Listing {
    title
    description
    path
    published
    revised
    location
    energyLabel
    imageAlt
    gallery {
      ...GallerySlide
    }
    floorPlans {
      ...FloorPlanFigure
    }
    virtualTour
    place {
      ...PlaceSection
    }
    related {
      ...RelatedListing
    }
  }
`;
