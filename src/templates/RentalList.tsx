import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ListPage } from "../components/listing/ListPage";
import { RentalRows } from "../components/listing/RentalRows";
import { useListing } from "../hooks/useListing";
import { ListSeo } from "../seo/ListSeo";
import { compareByOrder, required } from "../utils/entries";
import { kinds } from "../utils/kinds";
import { type RentalRanges, rentalFilters } from "../utils/rentalFilters";

interface Context {
  page: number;
  pages: number;
  /** Between which figures rentals are, on any page. */
  ranges: RentalRanges;
}

const { name, path } = kinds.Rental.list;
const LIST = { name, path };
const NOUN = { one: "vivienda", many: "viviendas" };

export default function RentalListPage({
  data: { entries, all, landing },
  pageContext: { page, pages, ranges },
}: PageProps<Queries.RentalListPageQuery, Context>) {
  const filters = rentalFilters(ranges);
  const pageEntries = [...entries.nodes].sort(compareByOrder);
  const total = all.totalCount;
  const listing = useListing({ path: LIST.path, pages, total, filters, pageEntries });
  return (
    <ListPage
      {...LIST}
      heading={required(landing).rentals}
      noun={NOUN}
      listing={listing}
      filters={filters}
      page={page}
      pages={pages}
    >
      <RentalRows rentals={listing.entries} leading />
    </ListPage>
  );
}

export function Head({
  data: { entries, landing },
  pageContext: { page, pages },
}: HeadProps<Queries.RentalListPageQuery, Context>) {
  return (
    <ListSeo
      {...LIST}
      title="Viviendas en alquiler"
      description={required(landing).rentals.text}
      page={page}
      pages={pages}
      entries={[...entries.nodes].sort(compareByOrder)}
    />
  );
}

export const query = graphql`
  query RentalListPage($ids: [String!]!) {
    entries: allRental(filter: { jsonId: { in: $ids } }, sort: { jsonId: ASC }) {
      nodes {
        ...RentalCard
      }
    }
    all: allRental {
      totalCount
    }
    landing {
      rentals {
        ...SectionHeadingText
      }
    }
  }
`;
