import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ListHead, ListPage, type ListPageContext } from "../components/catalog/ListPage";
import { projectList } from "../components/catalog/projectListDefinition";

type Data = Queries.ProjectListPageQuery;

export default function ProjectListPage(props: PageProps<Data, ListPageContext>) {
  const { data, pageContext, location } = props;
  return (
    <ListPage
      // A link to the list, or Back within it, starts from its address again.
      key={location.key}
      list={projectList}
      {...data}
      {...pageContext}
      search={location.search}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, ListPageContext>) {
  return <ListHead list={projectList} {...data} {...pageContext} />;
}

export const query = graphql`
  query ProjectListPage($skip: Int!, $limit: Int!) {
    landing {
      heading: projectsHeading {
        ...SectionHeadingText
      }
    }
    entries: allProject(sort: { fields: { sortKey: ASC } }, skip: $skip, limit: $limit) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
