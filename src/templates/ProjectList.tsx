import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ListPage } from "../components/listing/ListPage";
import { ProjectGrid } from "../components/listing/ProjectGrid";
import { useListing } from "../hooks/useListing";
import { ListSeo } from "../seo/ListSeo";
import { compareByOrder, required } from "../utils/entries";
import { kinds } from "../utils/kinds";
import { projectFilters } from "../utils/projectFilters";

interface Context {
  page: number;
  pages: number;
  /** Where there are projects, on any page. */
  places: string[];
}

const { name, path } = kinds.Project.list;
const LIST = { name, path };
const NOUN = { one: "proyecto", many: "proyectos" };

export default function ProjectListPage({
  data: { entries, all, landing },
  pageContext: { page, pages, places },
}: PageProps<Queries.ProjectListPageQuery, Context>) {
  const filters = projectFilters(places);
  const pageEntries = [...entries.nodes].sort(compareByOrder);
  const total = all.totalCount;
  const listing = useListing({ path: LIST.path, pages, total, filters, pageEntries });
  return (
    <ListPage
      {...LIST}
      heading={required(landing).projects}
      noun={NOUN}
      listing={listing}
      filters={filters}
      chips="estado"
      page={page}
      pages={pages}
    >
      <ProjectGrid projects={listing.entries} leading />
    </ListPage>
  );
}

export function Head({
  data: { entries, landing },
  pageContext: { page, pages },
}: HeadProps<Queries.ProjectListPageQuery, Context>) {
  return (
    <ListSeo
      {...LIST}
      title={LIST.name}
      description={required(landing).projects.text}
      page={page}
      pages={pages}
      entries={[...entries.nodes].sort(compareByOrder)}
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
