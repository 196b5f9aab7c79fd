import { graphql, useStaticQuery } from "gatsby";
import { projectList } from "../components/catalog/projectListDefinition";
import { ListSection } from "./ListSection";

export function Projects() {
  const data = useStaticQuery<Queries.ProjectsSectionQuery>(query);
  return <ListSection list={projectList} {...data} />;
}

const query = graphql`
  query ProjectsSection {
    landing {
      heading: projectsHeading {
        ...SectionHeadingText
      }
    }
    entries: allProject(sort: { sortKey: ASC }, limit: 9) {
      totalCount
      nodes {
        ...ProjectCard
      }
    }
  }
`;
