import { graphql, useStaticQuery } from "gatsby";
import { ProjectGrid } from "../components/listing/ProjectGrid";
import { required } from "../utils/entries";
import { listPlaces, projectFilters } from "../utils/projectFilters";
import { ListingSection } from "./ListingSection";

export function Projects() {
  const { landing, newestProjects, allProject } =
    useStaticQuery<Queries.ProjectsSectionQuery>(query);
  return (
    <ListingSection
      kind="Project"
      heading={required(landing).projects}
      noun={{ one: "proyecto", many: "proyectos", article: "los" }}
      label="proyectos"
      filters={projectFilters(listPlaces(newestProjects))}
      none="Ningún proyecto cumple esos filtros."
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
