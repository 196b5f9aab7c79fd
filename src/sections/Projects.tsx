import { graphql, useStaticQuery } from "gatsby";
import { ProjectGrid } from "../components/listing/ProjectGrid";
import { required } from "../utils/entries";
import { listPlaces, projectFilters, projectListWords } from "../utils/projectFilters";
import { ListingSection } from "./ListingSection";

export function Projects() {
  const { landing, newestProjects, allProject } =
    useStaticQuery<Queries.ProjectsSectionQuery>(query);
  return (
    <ListingSection
      kind="Project"
      heading={required(landing).projects}
      {...projectListWords}
      label="proyectos"
      filters={projectFilters(listPlaces(newestProjects))}
      entries={newestProjects}
      total={allProject.totalCount}
    >
      {(projects) => <ProjectGrid projects={projects} />}
    </ListingSection>
  );
}

const query = graphql`
  query ProjectsSection {
    landing {
      projects {
        ...SectionHeadingText
      }
    }
    newestProjects {
      ...ProjectCard
    }
    allProject(sort: { jsonId: ASC }) {
      totalCount
    }
  }
`;
