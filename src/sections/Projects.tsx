import { graphql, useStaticQuery } from "gatsby";
import { Section } from "../components/layout/Section";
import { SectionHeading } from "../components/layout/SectionHeading";
import { FilterBar } from "../components/listing/FilterBar";
import { NoResults } from "../components/listing/NoResults";
import { ProjectGrid } from "../components/listing/ProjectGrid";
import { MoreLink } from "../components/ui/MoreLink";
import { useFilters } from "../hooks/useFilters";
import { countOf } from "../utils/countOf";
import { isAccepted } from "../utils/filters";
import { placesOf, projectFilters } from "../utils/projectFilters";
import { required } from "../utils/required";

const PROJECTS = { one: "proyecto", many: "proyectos", article: "los" } as const;

export function Projects() {
  const { landing, newestProjects, allProject } =
    useStaticQuery<Queries.ProjectsSectionQuery>(query);
  const filters = projectFilters(placesOf(newestProjects));
  const { chosen, choose, clear, search } = useFilters(filters, "#proyectos");
  const shown = newestProjects.filter((project) => isAccepted(project, filters, chosen));
  const counts = { shown: shown.length, here: newestProjects.length, all: allProject.totalCount };
  return (
    <Section id="proyectos" labelledBy="proyectos-titulo">
      <SectionHeading id="proyectos-titulo" heading={required(landing).projects} />
      <FilterBar
        label="proyectos"
        filters={filters}
        chips="estado"
        chosen={chosen}
        onChoose={choose}
        count={countOf(counts, PROJECTS)}
      />
      {shown.length > 0 ? (
        <ProjectGrid projects={shown} />
      ) : (
        <NoResults onClear={clear}>Ningún proyecto cumple esos filtros.</NoResults>
      )}
      {counts.all > counts.here && (
        <MoreLink to={`/proyectos/${search}`}>{`Ver los ${counts.all} proyectos`}</MoreLink>
      )}
    </Section>
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
