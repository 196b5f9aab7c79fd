import { graphql, useStaticQuery } from "gatsby";
import { RentalRows } from "../components/listing/RentalRows";
import { required } from "../utils/entries";
import { findRanges, rentalFilters } from "../utils/rentalFilters";
import { ListingSection } from "./ListingSection";

export function Rentals() {
  const { landing, newestRentals, allRental } = useStaticQuery<Queries.RentalsSectionQuery>(query);
  return (
    <ListingSection
      kind="Rental"
      ground="ruled"
      heading={required(landing).rentals}
      noun={{ one: "vivienda", many: "viviendas", article: "las" }}
      label="viviendas en alquiler"
      filters={rentalFilters(findRanges(newestRentals))}
      none="Ninguna vivienda cumple esos filtros."
      entries={newestRentals}
      total={allRental.totalCount}
    >
      {(rentals) => <RentalRows rentals={rentals} />}
    </ListingSection>
  );
}

const query = graphql`
  query RentalsSection {
    landing {
      rentals {
        ...SectionHeadingText
      }
    }
    newestRentals {
      ...RentalCard
    }
    allRental(sort: { jsonId: ASC }) {
      totalCount
    }
  }
`;
