import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ListPage } from "../components/listing/ListPage";
import { RentalRows } from "../components/listing/RentalRows";
import { ListSeo } from "../seo/ListSeo";
import { required } from "../utils/entries";
import {
  type RentalFacts,
  type RentalRanges,
  rentalFilters,
  rentalListWords,
} from "../utils/rentalFilters";

interface Context {
  page: number;
  pages: number;
  /** What all entries are filtered by, in the list's order, where there are several pages. */
  facts: RentalFacts[];
  /** The ranges of the figures of all rentals, on any page. */
  ranges: RentalRanges;
}

export default function RentalListPage({
  data: { entries, all, landing },
  pageContext: { page, pages, facts, ranges },
}: PageProps<Queries.RentalListPageQuery, Context>) {
  return (
    <ListPage
      kind="Rental"
      heading={required(landing).rentals}
      {...rentalListWords}
      filters={rentalFilters(ranges)}
      nodes={entries.nodes}
      facts={facts}
      total={all.totalCount}
      page={page}
      pages={pages}
    >
      {(rentals) => <RentalRows rentals={rentals} priority />}
    </ListPage>
  );
}

export function Head({
  data: { entries, landing },
  pageContext: { page, pages },
}: HeadProps<Queries.RentalListPageQuery, Context>) {
  return (
    <ListSeo
      kind="Rental"
      title="Viviendas en alquiler"
      description={required(landing).rentals.text}
      nodes={entries.nodes}
      page={page}
      pages={pages}
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
