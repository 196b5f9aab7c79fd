import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { useState } from "react";
import { ProjectCard } from "../components/ProjectCard";
import { Section } from "../components/Section";
import { SectionHeading } from "../components/SectionHeading";
import { type StatusChoice, StatusFilter } from "../components/StatusFilter";
import { from } from "../styles/tokens";
import { byOrder } from "../utils/byOrder";
import { required } from "../utils/required";

export function Projects() {
  const { landing, allProject } = useStaticQuery<Queries.ProjectsSectionQuery>(query);
  const [choice, setChoice] = useState<StatusChoice>("all");
  const projects = [...allProject.nodes].sort(byOrder);
  const shown = projects.filter(({ status }) => choice === "all" || status === choice);
  return (
    <Section id="proyectos" labelledBy="proyectos-titulo">
      <SectionHeading id="proyectos-titulo" heading={required(landing).projects} />
      <StatusFilter choice={choice} onChoose={setChoice} count={shown.length} />
      <ul css={styles.grid}>
        {shown.map((project, index) => {
          const wide = index % 4 === 0 || index % 4 === 3;
          return (
            <li key={project.jsonId} css={wide ? styles.wide : styles.narrow}>
              <ProjectCard
                project={project}
                sizes={`${from.desktop.slice(7)} ${wide ? 760 : 750}px, ${from.tablet.slice(7)} 50vw, 100vw`}
              />
            </li>
          );
        })}
      </ul>
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
    allProject {
      nodes {
        ...ProjectCard
      }
    }
  }
`;

/** What makes the narrow picture about square. */
const CARD_HEIGHT = "clamp(20rem, 37vw, 31.25rem)";

/** Seven and five columns of twelve, pictures of one height on one baseline. */
const styles = {
  grid: css({
    display: "grid",
    gap: "2.75rem 1.75rem",
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.desktop]: { gridTemplateColumns: "repeat(12, 1fr)", rowGap: "4rem" },
  }),
  wide: css({ [from.desktop]: { gridColumn: "span 7", "--height": CARD_HEIGHT } }),
  narrow: css({ [from.desktop]: { gridColumn: "span 5", "--height": CARD_HEIGHT } }),
};
