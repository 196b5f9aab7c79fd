import { graphql, useStaticQuery } from "gatsby";
import { FilterLinkChips } from "../components/catalog/FilterLinkChips";
import { ListSection } from "../components/catalog/ListSection";
import { createStatusLinks } from "../components/catalog/projectFilters";
import { projectList } from "../components/catalog/projectListDefinition";

export function Projects() {
  const data = useStaticQuery<Queries.ProjectsSectionQuery>(query);
  const { statuses } = data.entries;
  return (
    <ListSection
      list={projectList}
      {...data}
      filterLinks={
        statuses.length > 1 && (
          <FilterLinkChips label="Proyectos por estado" links={createStatusLinks(statuses)} />
        )
      }
    />
  );
}

const query = graphql`
  query ProjectsSection {
    landing {
      heading: projectsHeading {
        ...SectionHeadingText
      }
    }
    entries: allProject(sort: { fields: { sortKey: ASC } }, limit: 9) {
      totalCount
      statuses: distinct(field: { status: SELECT })
      nodes {
        ...ProjectCard
      }
    }
  }
`;
