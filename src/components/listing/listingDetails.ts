import { graphql } from "gatsby";

/** What the pages of projects and rentals both show. */
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
