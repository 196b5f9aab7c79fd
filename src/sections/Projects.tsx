import { graphql, useStaticQuery } from "gatsby";
import { Section } from "../components/layout/Section";
import { SectionHeading } from "../components/layout/SectionHeading";
import { FilterBar } from "../components/listing/FilterBar";
import { NoResults } from "../components/listing/NoResults";
import { ProjectGrid } from "../components/listing/ProjectGrid";
import { MoreLink } from "../components/ui/MoreLink";
import { useFilters } from "../hooks/useFilters";
import { required } from "../utils/entries";
import { describeShownCount, isAccepted } from "../utils/filters";
import { kinds } from "../utils/kinds";
import { listPlaces, projectFilters } from "../utils/projectFilters";

const ANCHOR = "#proyectos";
const PROJECTS = { one: "proyecto", many: "proyectos", article: "los" } as const;

export function Projects() {
  const { landing, newestProjects, allProject } =
    useStaticQuery<Queries.ProjectsSectionQuery>(query);
  const filters = projectFilters(listPlaces(newestProjects));
  const { chosen, choose, clear, search } = useFilters(filters, ANCHOR);
  const shown = newestProjects.filter((project) => isAccepted(project, filters, chosen));
  const counts = { shown: shown.length, onPage: newestProjects.length, all: allProject.totalCount };
  return (
    <Section id="proyectos" labelledBy="proyectos-titulo">
      <SectionHeading id="proyectos-titulo" heading={required(landing).projects} />
      <FilterBar
        label="proyectos"
        filters={filters}
        chips="estado"
        chosen={chosen}
        onChoose={choose}
        count={describeShownCount(counts, PROJECTS)}
      />
      {shown.length > 0 ? (
        <ProjectGrid projects={shown} />
      ) : (
        <NoResults onClear={clear}>Ningún proyecto cumple esos filtros.</NoResults>
      )}
      {counts.all > counts.onPage && (
        <MoreLink
          to={kinds.Project.list.path + search}
        >{`Ver los ${counts.all} proyectos`}</MoreLink>
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
