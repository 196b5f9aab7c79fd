import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ListPage, type ListPageContext } from "../components/listing/ListPage";
import { rentalList } from "../components/listing/rentalList";
import { ListSeo } from "../seo/ListSeo";
import { required } from "../utils/entries";

export default function RentalListPage({
  data: { entries, landing },
  pageContext: { page, pages },
}: PageProps<Queries.RentalListPageQuery, ListPageContext>) {
  return (
    <ListPage
      list={rentalList}
      heading={required(landing, "landing").rentals}
      entries={entries.nodes}
      page={page}
      pages={pages}
    />
  );
}

export function Head({
  data: { entries, landing },
  pageContext,
}: HeadProps<Queries.RentalListPageQuery, ListPageContext>) {
  return (
    <ListSeo
      kind="Rental"
      title="Viviendas en alquiler"
      description={required(landing, "landing").rentals.text}
      entries={entries.nodes}
      context={pageContext}
    />
  );
}

export const query = graphql`
  query RentalListPage($skip: Int!, $limit: Int!) {
    entries: allRental(sort: { sortKey: ASC }, skip: $skip, limit: $limit) {
      nodes {
        ...RentalCard
      }
    }
    landing {
      rentals {
        ...SectionHeadingText
      }
    }
  }
`;
