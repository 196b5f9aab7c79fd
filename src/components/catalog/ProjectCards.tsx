import { css } from "@emotion/react";
import { from } from "../../styles/mediaQueries";
import type { CardsProps } from "./listDefinition";
import { ProjectCard } from "./ProjectCard";
import { countFittingUnits } from "./unitFilters";

/** Projects as large pictures, two per row. */
export function ProjectCards({
  entries,
  pageAddress,
  chosen = {},
  priority,
}: CardsProps<Queries.ProjectCardFragment>) {
  return (
    <ul css={styles.grid}>
      {entries.map((project, index) => {
        const wide = index % 4 === 0 || index % 4 === 3;
        return (
          <li key={project.path} css={wide ? styles.wide : styles.narrow}>
            <ProjectCard
              project={project}
              pageAddress={pageAddress}
              fitting={countFittingUnits(project, chosen)}
              wide={wide}
              priority={priority && index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Makes the pictures in narrow cards roughly square. */
const CARD_HEIGHT = "clamp(20rem, min(37vw, 50svh), 31.25rem)";

const styles = {
  /** Columns of seven and five twelfths, with pictures of equal height on a common baseline. */
  grid: css({
    display: "grid",
    gap: "2.75rem 1.75rem",
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.desktop]: { gridTemplateColumns: "repeat(12, 1fr)", rowGap: "4rem" },
  }),
  wide: css({ [from.desktop]: { gridColumn: "span 7", "--height": CARD_HEIGHT } }),
  narrow: css({ [from.desktop]: { gridColumn: "span 5", "--height": CARD_HEIGHT } }),
};
