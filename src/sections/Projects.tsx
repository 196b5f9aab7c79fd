import { graphql, useStaticQuery } from "gatsby";
import { projectList } from "../components/listing/projectList";
import { required } from "../utils/entries";
import { ListingSection } from "./ListingSection";

export function Projects() {
  const { landing, shown, all } = useStaticQuery<Queries.ProjectsSectionQuery>(query);
  return (
    <ListingSection
      list={projectList}
      heading={required(landing, "landing").projects}
      entries={shown.nodes}
      all={all}
    />
  );
}

const query = graphql`
  query ProjectsSection {
    landing {
      projects {
        ...SectionHeadingText
      }
    }
    shown: allProject(sort: { sortKey: ASC }, limit: 9) {
      nodes {
        ...ProjectCard
      }
    }
    all: allProject(sort: { sortKey: ASC }, limit: 48) {
      totalCount
      nodes {
        status
        type
        location
      }
    }
  }
`;
