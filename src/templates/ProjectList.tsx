import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ListPage } from "../components/listing/ListPage";
import { ProjectGrid } from "../components/listing/ProjectGrid";
import { ListSeo } from "../seo/ListSeo";
import { required } from "../utils/entries";
import { type ProjectFacts, projectFilters, projectListWords } from "../utils/projectFilters";

interface Context {
  page: number;
  pages: number;
  /** What all entries are filtered by, in the list's order, where there are several pages. */
  facts: ProjectFacts[];
  /** Every place with projects, on any page. */
  places: string[];
}

export default function ProjectListPage({
  data: { entries, all, landing },
  pageContext: { page, pages, facts, places },
}: PageProps<Queries.ProjectListPageQuery, Context>) {
  return (
    <ListPage
      kind="Project"
      heading={required(landing).projects}
      {...projectListWords}
      filters={projectFilters(places)}
      nodes={entries.nodes}
      facts={facts}
      total={all.totalCount}
      page={page}
      pages={pages}
    >
      {(projects) => <ProjectGrid projects={projects} priority />}
    </ListPage>
  );
}

export function Head({
  data: { entries, landing },
  pageContext: { page, pages },
}: HeadProps<Queries.ProjectListPageQuery, Context>) {
  return (
    <ListSeo
      kind="Project"
      title="Proyectos"
      description={required(landing).projects.text}
      nodes={entries.nodes}
      page={page}
      pages={pages}
    />
  );
}

export const query = graphql`
  query ProjectListPage($ids: [String!]!) {
    entries: allProject(filter: { jsonId: { in: $ids } }, sort: { jsonId: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
    all: allProject {
      totalCount
    }
    landing {
      projects {
        ...SectionHeadingText
      }
    }
  }
`;
