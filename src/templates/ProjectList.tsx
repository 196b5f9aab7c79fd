import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ListPage, type ListPageContext } from "../components/listing/ListPage";
import { projectList } from "../components/listing/projectList";
import { ListSeo } from "../seo/ListSeo";
import { required } from "../utils/entries";

export default function ProjectListPage({
  data: { entries, landing },
  pageContext: { page, pages },
}: PageProps<Queries.ProjectListPageQuery, ListPageContext>) {
  return (
    <ListPage
      list={projectList}
      heading={required(landing, "landing").projects}
      entries={entries.nodes}
      page={page}
      pages={pages}
    />
  );
}

export function Head({
  data: { entries, landing },
  pageContext,
}: HeadProps<Queries.ProjectListPageQuery, ListPageContext>) {
  return (
    <ListSeo
      kind="Project"
      title="Proyectos"
      description={required(landing, "landing").projects.text}
      entries={entries.nodes}
      context={pageContext}
    />
  );
}

export const query = graphql`
  query ProjectListPage($skip: Int!, $limit: Int!) {
    entries: allProject(sort: { sortKey: ASC }, skip: $skip, limit: $limit) {
      nodes {
        ...ProjectCard
      }
    }
    landing {
      projects {
        ...SectionHeadingText
      }
    }
  }
`;
