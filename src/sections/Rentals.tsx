import { graphql, useStaticQuery } from "gatsby";
import { ListSection } from "../components/catalog/ListSection";
import { rentalList } from "../components/catalog/rentalListDefinition";

export function Rentals() {
  const data = useStaticQuery<Queries.RentalsSectionQuery>(query);
  return <ListSection list={rentalList} background="ruled" {...data} />;
}

const query = graphql`
  query RentalsSection {
    landing {
      heading: rentalsHeading {
        ...SectionHeadingText
      }
    }
    entries: allRental(sort: { fields: { sortKey: ASC } }, limit: 9) {
      totalCount
      nodes {
        ...RentalCard
      }
    }
  }
`;
