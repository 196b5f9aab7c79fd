import { graphql, useStaticQuery } from "gatsby";
import { Section } from "../components/layout/Section";
import { SectionHeading } from "../components/layout/SectionHeading";
import { FilterBar } from "../components/listing/FilterBar";
import { NoResults } from "../components/listing/NoResults";
import { RentalRows } from "../components/listing/RentalRows";
import { MoreLink } from "../components/ui/MoreLink";
import { useFilters } from "../hooks/useFilters";
import { required } from "../utils/entries";
import { describeShownCount, isAccepted } from "../utils/filters";
import { kinds } from "../utils/kinds";
import { findRanges, rentalFilters } from "../utils/rentalFilters";

const ANCHOR = "#alquiler";
const RENTALS = { one: "vivienda", many: "viviendas", article: "las" } as const;

export function Rentals() {
  const { landing, newestRentals, allRental } = useStaticQuery<Queries.RentalsSectionQuery>(query);
  const filters = rentalFilters(findRanges(newestRentals));
  const { chosen, choose, clear, search } = useFilters(filters, ANCHOR);
  const shown = newestRentals.filter((rental) => isAccepted(rental, filters, chosen));
  const counts = { shown: shown.length, onPage: newestRentals.length, all: allRental.totalCount };
  return (
    <Section id="alquiler" labelledBy="alquiler-titulo" ground="ruled">
      <SectionHeading id="alquiler-titulo" heading={required(landing).rentals} />
      <FilterBar
        label="viviendas en alquiler"
        filters={filters}
        chosen={chosen}
        onChoose={choose}
        count={describeShownCount(counts, RENTALS)}
      />
      {shown.length > 0 ? (
        <RentalRows rentals={shown} />
      ) : (
        <NoResults onClear={clear}>Ninguna vivienda cumple esos filtros.</NoResults>
      )}
      {counts.all > counts.onPage && (
        <MoreLink
          to={kinds.Rental.list.path + search}
        >{`Ver las ${counts.all} viviendas`}</MoreLink>
      )}
    </Section>
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
