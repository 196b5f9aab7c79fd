import { graphql } from "gatsby";
import { partTitles } from "../../descriptions/parts";
import { FloorPlans } from "../media/FloorPlans";
import { VirtualTour } from "../media/VirtualTour";
import { Block } from "./DetailBlocks";
import { Place } from "./Place";

/** The optional parts that projects and rentals share: plans, a tour, the surroundings. */
export function ListingExtras({ listing }: { listing: Queries.ListingPageFragment }) {
  const { title, location, floorPlans, virtualTour, place } = listing;
  return (
    <>
      {floorPlans && (
        <Block title={partTitles.plans}>
          <FloorPlans title={title} plans={floorPlans} />
        </Block>
      )}
      {virtualTour && (
        <Block title={partTitles.tour} screenOnly>
          <VirtualTour title={title} url={virtualTour} />
        </Block>
      )}
      <Place place={place} title={title} location={location} />
    </>
  );
}

export const query = graphql`
  fragment ListingPage on Listing {
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
      ...PlacePart
    }
    related {
      ...RelatedListing
    }
  }
`;
