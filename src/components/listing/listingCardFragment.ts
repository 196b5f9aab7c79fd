import { graphql } from "gatsby";

/** What the card of a project or a rental shows. */
export const query = graphql`
  fragment ListingCard on Listing {
    path
    title
    location
    image {
      ...CardPicture
    }
    imageAlt
    imageFocus
  }
`;
