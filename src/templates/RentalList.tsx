import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ListHead, ListPage, type ListPageContext } from "../components/catalog/ListPage";
import { rentalList } from "../components/catalog/rentalListDefinition";

type Data = Queries.RentalListPageQuery;

export default function RentalListPage(props: PageProps<Data, ListPageContext>) {
  const { data, pageContext, location } = props;
  return (
    <ListPage
      // A link to the list, or Back within it, starts from its address again.
      key={location.key}
      list={rentalList}
      {...data}
      {...pageContext}
      search={location.search}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, ListPageContext>) {
  return <ListHead list={rentalList} {...data} {...pageContext} />;
}

export const query = graphql`
  query RentalListPage($skip: Int!, $limit: Int!) {
    landing {
      heading: rentalsHeading {
        ...SectionHeadingText
      }
    }
    entries: allRental(sort: { fields: { sortKey: ASC } }, skip: $skip, limit: $limit) {
      nodes {
        ...RentalCard
      }
    }
  }
`;
