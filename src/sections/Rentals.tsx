import { graphql, useStaticQuery } from "gatsby";
import { RentalRows } from "../components/listing/RentalRows";
import { required } from "../utils/entries";
import { rentalFilters, rentalListWords } from "../utils/rentalFilters";
import { ListingSection } from "./ListingSection";

export function Rentals() {
  const { landing, newestRentals, allRental } = useStaticQuery<Queries.RentalsSectionQuery>(query);
  // Of all rentals, so that the full list offers what is chosen here.
  const ranges = {
    price: { min: allRental.leastPrice ?? 0, max: allRental.mostPrice ?? 0 },
    bedrooms: { min: allRental.leastBedrooms ?? 0, max: allRental.mostBedrooms ?? 0 },
    area: { min: allRental.leastArea ?? 0, max: allRental.mostArea ?? 0 },
  };
  return (
    <ListingSection
      kind="Rental"
      background="ruled"
      heading={required(landing).rentals}
      {...rentalListWords}
      label="viviendas en alquiler"
      filters={rentalFilters(ranges)}
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
      leastPrice: min(field: { price: SELECT })
      mostPrice: max(field: { price: SELECT })
      leastBedrooms: min(field: { bedrooms: SELECT })
      mostBedrooms: max(field: { bedrooms: SELECT })
      leastArea: min(field: { area: SELECT })
      mostArea: max(field: { area: SELECT })
    }
  }
`;
