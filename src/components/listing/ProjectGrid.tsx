import { css } from "@emotion/react";
import { from, minWidth } from "../../styles/tokens";
import { ProjectCard } from "./ProjectCard";

interface Props {
  projects: readonly Queries.ProjectCardFragment[];
  /** They are what a page begins with. */
  leading?: boolean;
}

/** Projects as large pictures, two beside each other. */
export function ProjectGrid({ projects, leading = false }: Props) {
  return (
    <ul css={styles.grid}>
      {projects.map((project, index) => {
        const wide = index % 4 === 0 || index % 4 === 3;
        return (
          <li key={project.jsonId} css={wide ? styles.wide : styles.narrow}>
            <ProjectCard
              project={project}
              priority={leading && index === 0}
              sizes={`${minWidth.desktop} ${wide ? 760 : 750}px, ${minWidth.tablet} 50vw, 100vw`}
            />
          </li>
        );
      })}
    </ul>
  );
}
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
