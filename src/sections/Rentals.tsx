import { graphql, useStaticQuery } from "gatsby";
import { rentalList } from "../components/listing/rentalList";
import { required } from "../utils/entries";
import { ListingSection } from "./ListingSection";

export function Rentals() {
  const { landing, shown, all } = useStaticQuery<Queries.RentalsSectionQuery>(query);
  return (
    <ListingSection
      list={rentalList}
      background="ruled"
      heading={required(landing, "landing").rentals}
      entries={shown.nodes}
      all={all}
    />
  );
}

const query = graphql`
  query RentalsSection {
    landing {
      rentals {
        ...SectionHeadingText
      }
    }
    shown: allRental(sort: { sortKey: ASC }, limit: 9) {
      nodes {
        ...RentalCard
      }
    }
    all: allRental(sort: { sortKey: ASC }, limit: 48) {
      totalCount
      nodes {
        price
        bedrooms
        area
      }
    }
  }
`;
