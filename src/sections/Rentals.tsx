import { graphql, useStaticQuery } from "gatsby";
import { Section } from "../components/layout/Section";
import { SectionHeading } from "../components/layout/SectionHeading";
import { FilterBar } from "../components/listing/FilterBar";
import { NoResults } from "../components/listing/NoResults";
import { RentalRows } from "../components/listing/RentalRows";
import { MoreLink } from "../components/ui/MoreLink";
import { useFilters } from "../hooks/useFilters";
import { countOf } from "../utils/countOf";
import { isAccepted } from "../utils/filters";
import { rangesOf, rentalFilters } from "../utils/rentalFilters";
import { required } from "../utils/required";

const RENTALS = { one: "vivienda", many: "viviendas", article: "las" } as const;

export function Rentals() {
  const { landing, newestRentals, allRental } = useStaticQuery<Queries.RentalsSectionQuery>(query);
  const filters = rentalFilters(rangesOf(newestRentals));
  const { chosen, choose, clear, search } = useFilters(filters, "#alquiler");
  const shown = newestRentals.filter((rental) => isAccepted(rental, filters, chosen));
  const counts = { shown: shown.length, here: newestRentals.length, all: allRental.totalCount };
  return (
    <Section id="alquiler" labelledBy="alquiler-titulo" ground="ruled">
      <SectionHeading id="alquiler-titulo" heading={required(landing).rentals} />
      <FilterBar
        label="viviendas en alquiler"
        filters={filters}
        chosen={chosen}
        onChoose={choose}
        count={countOf(counts, RENTALS)}
      />
      {shown.length > 0 ? (
        <RentalRows rentals={shown} />
      ) : (
        <NoResults onClear={clear}>Ninguna vivienda cumple esos filtros.</NoResults>
      )}
      {counts.all > counts.here && (
        <MoreLink to={`/alquiler/${search}`}>{`Ver las ${counts.all} viviendas`}</MoreLink>
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
